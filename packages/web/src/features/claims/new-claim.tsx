import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BriOperation, ClaimDetail } from '@kiosque/contract/wire/claims'
import { messageFor } from '../../lib/api.ts'
import { dayText } from '../../lib/typed-day.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/select.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { ClaimEditor } from './claim-editor.tsx'
import { claimQuery } from './claims.queries.ts'
import { operationName, periodText } from './operation-list.tsx'

type NewClaimProps = {
  operations: readonly BriOperation[]
  selected: BriOperation | null
  canSubmit: boolean
  onSelect: (id: string) => void
  onSubmitted: (claim: ClaimDetail) => void
  onKept: (claim: ClaimDetail) => void
}

/** The form beside the lists: it goes on with the draft of the operation chosen, or begins one. */
export function NewClaim(props: NewClaimProps) {
  const { operations, selected, onSelect } = props
  if (operations.length === 0) return null
  const choice = (
    <Select
      label="Opération"
      name="operation"
      value={selected ? String(selected.id) : ''}
      onChange={onSelect}
      placeholder="Choisissez une opération…"
      options={operations.map((operation) => ({
        value: String(operation.id),
        label: operationName(operation),
      }))}
      hint={
        selected
          ? `Bons acceptés ${periodText(selected.starts_on, selected.ends_on).toLowerCase()}, dépôt avant le ${dayText(selected.deadline)}`
          : 'Ses produits et la valeur de chaque bon s’affichent ensuite.'
      }
    />
  )
  if (selected === null)
    return (
      <section className="card claims-form" aria-labelledby="nouvelle-demande">
        <h2 id="nouvelle-demande">Nouvelle demande</h2>
        <div className="stack claims-form__body">
          {choice}
          <EmptyState card={false} title="Trois minutes suffisent">
            Une opération, les bons pris en caisse par produit, une photo des tickets ou l’extraction de
            caisse. Le montant se calcule tout seul et le brouillon est gardé.
          </EmptyState>
        </div>
      </section>
    )
  return <Draft key={selected.id} {...props} operation={selected} choice={choice} />
}

/** The draft the operation had when it was chosen: one that is made meanwhile is this very one. */
function Draft({
  operation,
  choice,
  canSubmit,
  onSubmitted,
  onKept,
}: NewClaimProps & { operation: BriOperation; choice: React.ReactNode }) {
  const [draftId] = useState(operation.draft_id)
  const [reading, setReading] = useState(0)
  const query = useQuery({ ...claimQuery(draftId ?? 0), enabled: draftId !== null, refetchInterval: false })
  const { data, error, refetch } = query
  if (draftId !== null && !data)
    return (
      <section className="card claims-form" aria-label="Nouvelle demande">
        {error ? (
          <ErrorState card={false} onRetry={() => void refetch()}>
            {messageFor(error)}
          </ErrorState>
        ) : (
          <LineSkeletons count={6} />
        )}
      </section>
    )
  return (
    <ClaimEditor
      key={reading}
      operation={operation}
      claim={data ?? null}
      canSubmit={canSubmit}
      head={choice}
      onSubmitted={onSubmitted}
      onKept={onKept}
      onReload={() => void refetch().then(() => setReading(reading + 1))}
    />
  )
}
