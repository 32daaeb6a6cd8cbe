import { useQuery } from '@tanstack/react-query'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { kinds } from '@kiosque/contract/kinds/registry'
import { referralStatesQuery } from '../../features/agreements/agreements.queries.ts'
import { familiesOf, shownReferrals } from '../../features/agreements/referral-filters.ts'
import { ReferralTable } from '../../features/agreements/referral-table.tsx'
import { contentListQuery } from '../../features/contents/contents.queries.ts'
import { EmptyList } from '../../features/contents/list/empty-list.tsx'
import { ListSearch } from '../../features/contents/list/list-search.tsx'
import { messageFor, saveDownload } from '../../lib/api.ts'
import { useCounterMode } from '../../lib/counter.ts'
import { count, formatInteger } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useToday } from '../../lib/use-now.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Group } from '../../ui/group.tsx'
import { BlockSkeletons, rowsOf } from '../../ui/block-skeletons.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Button } from '../../ui/button.tsx'
import '../../ui/styles/lists.css'

const KIND = kinds.referral_laboratory
const PER_PAGE = 12
const LEVELS = [
  { value: '', label: 'Tous' },
  { value: 'referent', label: 'Référents' },
  { value: 'partenaire', label: 'Partenaires' },
  { value: 'reference', label: 'Référencés' },
]

/** S2-44: the laboratories of the network side by side. There are some dozens at most: they are narrowed here. */
export function ReferralLaboratoriesPage() {
  const { account } = useSignedIn()
  const isCounter = useCounterMode()
  const mayCommit = managesTeam(account?.type ?? null)
  const isTeam = account?.drugstore != null && !isCounter
  const { data, error, refetch } = useQuery(contentListQuery('referral_laboratory', { per_page: '100' }))
  const own = useQuery({ ...referralStatesQuery, enabled: isTeam, throwOnError: false })
  const { filters, page, set, clear, pageHref, setPage } = useListState(['q', 'level', 'family', 'own'])
  const all = data?.data ?? []
  const years = all.flatMap(({ year }) => year ?? [])
  const thisYear = useToday().slice(0, 4)
  const year = years.length > 0 ? Math.max(...years) : null
  // Counts, families and one's own commitments stand above the table: they come with it, and move nothing.
  const isWaiting = !data || (isTeam && own.isPending)
  const states = new Map((own.data?.data ?? []).map((state) => [state.content_id, state]))
  const hasOwn = [...states.values()].some(({ committed_on }) => committed_on !== null)
  const ownFirst = filters.own !== '0'
  const rows = shownReferrals(all, states, { ...filters, ownFirst })
  const lastPage = Math.max(1, Math.ceil(rows.length / PER_PAGE))
  const at = Math.min(page, lastPage)
  const shown = rows.slice((at - 1) * PER_PAGE, at * PER_PAGE)
  return (
    <div className="wrap">
      <PageHead
        title={KIND.labels.plural}
        intro={`Les laboratoires choisis par le réseau en ${year ?? thisYear}, ce qu’ils vous accordent et comment les commander.`}
        crumbs={[
          { label: 'Accueil', href: '/' },
          { label: 'Accords annuels' },
          { label: KIND.labels.plural },
        ]}
        actions={
          isTeam && (
            <DownloadButton
              failure="L’annuaire n’a pas pu être téléchargé"
              save={() => saveDownload('/referral-laboratories/directory', 'annuaire-des-delegues.csv')}
            >
              Annuaire des délégués
            </DownloadButton>
          )
        }
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
      ) : isWaiting ? (
        <BlockSkeletons heights={[48, 44, ...rowsOf(8, 84)]} />
      ) : all.length === 0 ? (
        <EmptyList title={KIND.labels.empty} />
      ) : (
        <>
          <div className="toolbar no-print">
            <Group className="seg" aria-label="Niveau">
              {LEVELS.map(({ value, label }) => (
                <button
                  key={label}
                  type="button"
                  aria-pressed={(filters.level ?? '') === value}
                  onClick={() => set({ level: value || undefined })}
                >
                  {label}{' '}
                  <small>{formatInteger(all.filter(({ level }) => !value || level === value).length)}</small>
                </button>
              ))}
            </Group>
            <ListSearch
              key={filters.q ?? ''}
              value={filters.q ?? ''}
              label="Rechercher un laboratoire"
              onSearch={(q) => set({ q: q || undefined })}
            />
            {hasOwn && (
              <div className="ml-auto">
                <Checkbox
                  label={mayCommit ? 'Mes engagements d’abord' : 'Engagements de l’officine d’abord'}
                  checked={ownFirst}
                  onChange={(isFirst) => set({ own: isFirst ? undefined : '0' })}
                />
              </div>
            )}
          </div>
          <Group className="hscroll labs-tools no-print" aria-label="Famille">
            <Chip pressed={!filters.family} onClick={() => set({ family: undefined })}>
              Toutes les familles
            </Chip>
            {familiesOf(all).map((family) => (
              <Chip
                key={family}
                pressed={filters.family === family}
                onClick={() => set({ family: filters.family === family ? undefined : family })}
              >
                {family}
              </Chip>
            ))}
          </Group>
          {rows.length === 0 ? (
            <EmptyState
              title="Aucun laboratoire ne correspond"
              actions={<Button onClick={clear}>Tout afficher</Button>}
            >
              Changez de niveau, de famille ou de mots.
            </EmptyState>
          ) : (
            <ReferralTable rows={shown} states={states} year={year} isOwn={isTeam} mayCommit={mayCommit} />
          )}
          {rows.length > 0 && (
            <div className="row between" style={{ marginTop: 20 }}>
              <Announcement as="span" className="small muted">
                {lastPage > 1
                  ? `Laboratoires ${(at - 1) * PER_PAGE + 1} à ${Math.min(at * PER_PAGE, rows.length)} sur ${rows.length}`
                  : count(rows.length, 'laboratoire')}
              </Announcement>
              <Pagination page={at} lastPage={lastPage} onChange={setPage} hrefFor={pageHref} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
