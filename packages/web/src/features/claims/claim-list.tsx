import { useQuery } from '@tanstack/react-query'
import type { Claim } from '@kiosque/contract/wire/claims'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Group } from '../../ui/group.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { amountText, ClaimStatusText } from '../../parts/claims/claim-status.tsx'
import { claimsQuery, type ClaimsState } from './claims.queries.ts'
import { operationName } from './operation-list.tsx'

const STATES: readonly (readonly [ClaimsState, string])[] = [
  ['all', 'Toutes'],
  ['current', 'En cours'],
  ['paid', 'Réglées'],
]

type ClaimListProps = {
  state: ClaimsState
  onState: (state: ClaimsState) => void
  page: number
  onPage: (page: number) => void
  hrefFor: (page: number) => string
}

/** Everything the pharmacy claimed; what it must correct comes first. */
export function ClaimList({ state, onState, page, onPage, hrefFor }: ClaimListProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(claimsQuery(state, page))
  return (
    <section aria-labelledby="mes-demandes">
      <div className="card__head claims-head">
        <h2 id="mes-demandes">Mes demandes</h2>
        <Group className="seg seg--sm" aria-label="État des demandes">
          {STATES.map(([value, label]) => (
            <button key={value} type="button" aria-pressed={state === value} onClick={() => onState(value)}>
              {label}
              {data && data.meta.counts[value] > 0 && <small> {data.meta.counts[value]}</small>}
            </button>
          ))}
        </Group>
      </div>
      {!data && !error && <LineSkeletons count={6} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data?.data.length === 0 && (
        <EmptyState title={state === 'paid' ? 'Aucune demande réglée' : 'Aucune demande pour le moment'}>
          {state === 'paid'
            ? 'Les règlements des laboratoires s’afficheront ici, avec leur référence.'
            : 'Choisissez une opération ouverte et saisissez les bons acceptés en caisse.'}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="card claims-list" aria-busy={isPlaceholderData || undefined}>
            {data.data.map((claim) => (
              <li key={claim.id}>
                <ClaimLink claim={claim} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            onChange={onPage}
            hrefFor={hrefFor}
          />
        </>
      )}
    </section>
  )
}

function ClaimLink({ claim }: { claim: Claim }) {
  const { id, number, operation, laboratory, submitted_at, updated_at } = claim
  return (
    <a className="claims-row" href={paths.bri(id)}>
      <b>{operationName({ laboratory, title: operation.title })}</b>
      <span className="num claims-row__amount">{amountText(claim)}</span>
      <small className="num">
        {number} · {formatDate(submitted_at ?? updated_at)}
      </small>
      <span className="claims-row__state">
        <ClaimStatusText claim={claim} />
      </span>
    </a>
  )
}
