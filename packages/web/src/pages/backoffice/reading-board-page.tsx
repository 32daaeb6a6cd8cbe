import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountTypeLabel, ALL_ACCOUNT_TYPES, RIGHTS } from '@kiosque/contract/domain/roles'
import type { ReadingBoard } from '@kiosque/contract/wire/readings'
import {
  readingBoardQuery,
  readingPeopleQuery,
  saveReaders,
  useAskReadingAgain,
  type Query,
} from '../../features/backoffice-readings/desk-readings.queries.ts'
import { personColumns } from '../../features/backoffice-readings/reading-columns.tsx'
import { ReadingLines } from '../../features/backoffice-readings/reading-lines.tsx'
import { RemindDialog } from '../../features/backoffice-readings/remind-dialog.tsx'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { useDeskLine } from '../../features/notifications/use-desk-line.ts'
import { formatDate, formatInteger, formatPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/title.ts'
import { useId } from '../../lib/use-id.ts'
import { useIsEditor } from '../../lib/use-is-editor.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import '../../ui/styles/figures.css'
import '../../features/backoffice-readings/readings-desk.css'

const HEAD_OFFICE = 1000
const ROLES = ALL_ACCOUNT_TYPES.filter((type) => type !== HEAD_OFFICE)
  .toReversed()
  .map((type) => ({ value: String(type), label: accountTypeLabel(type) }))
const STATES = [
  { value: 'missing', label: 'N’ont pas lu' },
  { value: 'late', label: 'En retard' },
  { value: 'confirmed', label: 'Ont lu et compris' },
]

/** One required reading: who has said « J’ai lu et compris », and who has not. */
export function ReadingBoardPage() {
  const id = useId('/backoffice/is-admin/admin/readings/$id')
  const query = useQuery(readingBoardQuery(id))
  useDeskLine()
  usePageTitle(query.data?.reading.title)
  return (
    <Loaded isPage query={query}>
      {(board) => <Board board={board} />}
    </Loaded>
  )
}

function Board({ board }: { board: ReadingBoard }) {
  const { reading } = board
  const { me } = useSignedIn()
  const { zoneOptions } = useNetwork()
  const isAdviser = me.right_id === RIGHTS.adviser
  const drugstores = board.by_drugstore.map(({ key, label }) => ({ value: key, label }))
  const list = useListFilters({
    search: { label: 'Rechercher une personne ou une officine', placeholder: 'Nom ou officine' },
    filters: {
      state: { label: 'Lecture', name: 'la lecture', all: 'Tout le monde', options: STATES },
      zone_id: {
        label: 'Zone',
        name: 'la zone',
        all: isAdviser ? 'Toutes mes zones' : 'Toutes les zones',
        options: isAdviser
          ? me.zones.map(({ id, name }) => ({ value: String(id), label: name }))
          : zoneOptions,
      },
      role: { label: 'Rôle', name: 'le rôle', all: 'Tous les rôles', options: ROLES },
      drugstore_id: {
        label: 'Officine',
        name: 'l’officine',
        all: 'Toutes les officines',
        options: drugstores,
      },
    },
  })
  const query = useQuery(readingPeopleQuery(reading.id, { ...list.values, ...list.paging }))
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Lectures obligatoires', href: paths.admin('readings') }, { label: reading.title }]}
      />
      <ListPage
        title={reading.title}
        intro={`${reading.kind_label}${reading.read_before ? `, à lire avant le ${formatDate(reading.read_before)}` : ''}.`}
        actions={<Actions board={board} filter={list.values} />}
        above={
          <>
            <Figures board={board} lateHref={list.hrefWith({ state: 'late', page: undefined })} />
            <ReadingLines
              board={board}
              peopleHref={(filter) =>
                list.hrefWith({
                  zone_id: undefined,
                  role: undefined,
                  drugstore_id: undefined,
                  page: undefined,
                  ...filter,
                })
              }
            />
          </>
        }
        list={list}
        query={query}
        noun="personne"
        noMatch="Personne ne correspond"
        empty={{ title: 'Personne n’est concerné', text: 'Élargissez le ciblage du contenu.' }}
        caption="Personnes concernées"
        columns={personColumns}
      />
    </>
  )
}

function Figures({ board: { reading }, lateHref }: { board: ReadingBoard; lateHref: string }) {
  const share = reading.concerned === 0 ? 0 : Math.floor((100 * reading.confirmed) / reading.concerned)
  return (
    <div className="kpis reading-kpis">
      <div className="card kpi">
        <span>Ont lu et compris</span>
        <b>{formatPercent(share)}</b>
        <span className="trend">
          {formatInteger(reading.confirmed)} sur {formatInteger(reading.concerned)}
        </span>
      </div>
      <div className="card kpi">
        <span>N’ont pas lu</span>
        <b>{formatInteger(reading.missing)}</b>
        <span className="trend">{reading.missing > 1 ? 'personnes' : 'personne'}</span>
      </div>
      <div className={reading.late > 0 ? 'card kpi is-late' : 'card kpi'}>
        <span>En retard</span>
        <b>{formatInteger(reading.late)}</b>
        <span className="trend">{reading.late > 0 ? <a href={lateHref}>Voir qui</a> : 'personne'}</span>
      </div>
    </div>
  )
}

function Actions({ board: { reading }, filter }: { board: ReadingBoard; filter: Query }) {
  const isEditor = useIsEditor()
  const askAgain = useAskReadingAgain()
  const [isAsking, setAsking] = useState(false)
  const [isReminding, setReminding] = useState(false)
  return (
    <>
      <DownloadButton
        failure="La liste n’a pas pu être exportée"
        save={() => saveReaders(reading.id, filter)}
      >
        Exporter en CSV
      </DownloadButton>
      {isEditor && (
        <>
          <ButtonLink size="sm" href={paths.admin(`contents/${reading.kind}/${reading.id}`)}>
            Modifier
          </ButtonLink>
          <Button size="sm" onClick={() => setAsking(true)}>
            Redemander à tous
          </Button>
          {/* A list of those who have read has nobody to remind. */}
          {reading.missing > 0 && filter.state !== 'confirmed' && (
            <Button size="sm" variant="primary" onClick={() => setReminding(true)}>
              Relancer
            </Button>
          )}
        </>
      )}
      {isReminding && <RemindDialog id={reading.id} filter={filter} onClose={() => setReminding(false)} />}
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title="Redemander cette lecture à tous&nbsp;?"
          confirmLabel="Redemander"
          onConfirm={() => askAgain.mutateAsync({ id: reading.id })}
        >
          À faire quand le texte a vraiment changé. Chacun devra confirmer de nouveau&nbsp;; les confirmations
          données restent dans l’historique, avec leur version.
        </ConfirmDialog>
      )}
    </>
  )
}
