import { useQuery } from '@tanstack/react-query'
import { CLAIM_REASON_LABELS, claimRight, vouchersText } from '@kiosque/contract/domain/claims'
import type { Claim } from '@kiosque/contract/wire/claims'
import { ClaimList } from '../../features/claims/claim-list.tsx'
import { ClaimsSkeleton } from '../../features/claims/claims-skeleton.tsx'
import {
  claimsQuery,
  operationsQuery,
  saveYear,
  summaryQuery,
  useRefreshClaims,
  type ClaimsState,
} from '../../features/claims/claims.queries.ts'
import { NewClaim } from '../../features/claims/new-claim.tsx'
import { OperationList } from '../../features/claims/operation-list.tsx'
import { SummaryCards } from '../../features/claims/summary-cards.tsx'
import { messageFor } from '../../lib/api.ts'
import { formatCents } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { dayText } from '../../lib/typed-day.ts'
import { useToday } from '../../lib/use-now.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../features/claims/claims.css'

export const BRI_CRUMBS = [
  { label: 'Accueil', href: paths.home() },
  { label: 'Services', href: paths.partnerships() },
]
const STATES: Record<string, ClaimsState> = { encours: 'current', reglees: 'paid' }
const wordOf = (state: ClaimsState) => Object.keys(STATES).find((word) => STATES[word] === state)

/** S2-46, D10: vouchers accepted at the till, claimed and followed until they are paid (mock-up bri). */
export function ClaimsPage() {
  const { account } = useSignedIn()
  if (claimRight(account?.type ?? null) === null)
    return (
      <div className="wrap">
        <PageHead title="Compensation BRI" crumbs={[...BRI_CRUMBS, { label: 'Compensation BRI' }]} />
        <EmptyState title="Cette page est réservée à l’équipe qui déclare les bons">
          Un titulaire, un cotitulaire, un adjoint ou un préparateur de votre officine déclare les bons de
          réduction immédiate.
        </EmptyState>
      </div>
    )
  return <Dashboard />
}

function Dashboard() {
  const list = useListState(['operation', 'etat'])
  const operations = useQuery(operationsQuery)
  const summary = useQuery(summaryQuery)
  const refresh = useRefreshClaims()
  const open = operations.data?.data ?? []
  const wanted = Number(list.filters.operation)
  const selected =
    open.find((operation) => operation.id === wanted) ??
    open.find((operation) => operation.draft_id !== null) ??
    null
  const today = useToday()
  const year = summary.data?.year ?? Number(today.slice(0, 4))
  // Sums and what is to correct stand above the rest: they come with it, and move nothing.
  const toCorrect = useQuery(claimsQuery('all', 1))
  const asked = [summary, operations, toCorrect]
  // A list drawn after a failure would ask again, and have the page wait again: one failure is the page's.
  const failed = asked.find(({ error, data }) => error && !data)
  return (
    <div className="wrap">
      <PageHead
        title="Compensation BRI"
        intro="Déclarez les bons de réduction immédiate acceptés en caisse&#8239;; le laboratoire vous les rembourse."
        crumbs={[...BRI_CRUMBS, { label: 'Compensation BRI' }]}
        actions={
          <DownloadButton size="md" failure="L’export n’a pas abouti" save={() => saveYear(year)}>
            Exporter {year}
          </DownloadButton>
        }
      />
      {failed ? (
        <ErrorState onRetry={() => void Promise.all(asked.map((query) => query.refetch()))}>
          {messageFor(failed.error)}
        </ErrorState>
      ) : asked.some(({ isPending }) => isPending) ? (
        <ClaimsSkeleton />
      ) : (
        <>
          {summary.data && <SummaryCards summary={summary.data} />}
          <ToCorrect />
          <div className="claims">
            <div className="claims__lists">
              <section aria-labelledby="operations">
                <div className="card__head claims-head">
                  <h2 id="operations">Opérations ouvertes</h2>
                </div>
                {operations.data && (
                  <OperationList
                    operations={open}
                    selectedId={selected?.id ?? null}
                    hrefFor={({ id }) => `${list.hrefWith({ operation: String(id) })}#nouvelle-demande`}
                  />
                )}
              </section>
              <ClaimList
                state={STATES[list.filters.etat ?? ''] ?? 'all'}
                onState={(state) => list.set({ etat: wordOf(state) })}
                page={list.page}
                onPage={list.setPage}
                hrefFor={list.pageHref}
              />
            </div>
            <aside id="nouvelle-demande" aria-label="Nouvelle demande">
              {operations.data && (
                <NewClaim
                  operations={open}
                  selected={selected}
                  canSubmit={summary.data?.can_submit ?? false}
                  onSelect={(id) => list.set({ operation: id || undefined })}
                  onSubmitted={(claim) => {
                    void refresh(claim)
                    toast({
                      title: `Demande ${claim.number} envoyée`,
                      text: `${formatCents(claim.amount)}. Vous serez prévenu de la décision du siège.`,
                    })
                    go(paths.bri(claim.id))
                  }}
                  onKept={(claim) => {
                    void refresh()
                    toast({
                      title: 'Brouillon gardé',
                      text: `Vous retrouverez ${claim.number} ici, quand vous voudrez.`,
                    })
                  }}
                />
              )}
            </aside>
          </div>
        </>
      )}
    </div>
  )
}

/** What waits for the pharmacy, with its reason and its last day. */
function ToCorrect() {
  const { data } = useQuery(claimsQuery('all', 1))
  const claims = (data?.data ?? []).filter((claim) => claim.status === 'to_correct')
  return (
    <div className="claims-alerts">
      {claims.map((claim) => (
        <Alert
          key={claim.id}
          tone="warn"
          actions={
            <ButtonLink size="sm" href={paths.bri(claim.id)}>
              Corriger la demande
            </ButtonLink>
          }
        >
          <b>
            {claim.number} est à corriger avant le {dayText(claim.submit_by)}.
          </b>{' '}
          {whyText(claim)}
        </Alert>
      ))}
    </div>
  )
}

function whyText({ reason_code, comment, laboratory, vouchers, amount }: Claim): string {
  const why = [reason_code && CLAIM_REASON_LABELS[reason_code], comment].filter(Boolean).join('\u00A0: ')
  const sentence = why && !/[.!?…]$/.test(why) ? `${why}.` : why
  return [sentence, `${laboratory.name}, ${vouchersText(vouchers)}, ${formatCents(amount)}.`]
    .filter(Boolean)
    .join(' ')
}
