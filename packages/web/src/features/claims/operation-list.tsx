import { IconCalendar, IconClock } from '@tabler/icons-react'
import { daysLeft, endOfParisDay } from '@kiosque/contract/domain/dates'
import type { BriOperation } from '@kiosque/contract/wire/claims'
import { formatCents } from '../../lib/format.ts'
import { dayText } from '../../lib/typed-day.ts'
import { useNow } from '../../lib/use-now.ts'
import { LaboratoryMark } from '../../parts/laboratory-mark.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const SOON_DAYS = 7

/** « 2,00 € ou 1,50 € par bon ». */
export function valuesText({ products }: Pick<BriOperation, 'products'>): string {
  const values = [...new Set(products.map((product) => product.value))].toSorted((a, b) => b - a)
  if (values.length > 2)
    return `De ${formatCents(values.at(-1) ?? 0)} à ${formatCents(values[0] ?? 0)} par bon`
  return `${values.map(formatCents).join(' ou ')} par bon`
}

export const operationName = ({ laboratory, title }: { laboratory: { name: string }; title: string }) =>
  `${laboratory.name} · ${title}`

/** « Du 01/10 au 31/10/2026 »: the year once where it is the same. */
export function periodText(from: string, to: string): string {
  const first = from.slice(0, 4) === to.slice(0, 4) ? dayText(from).slice(0, 5) : dayText(from)
  return `Du ${first} au ${dayText(to)}`
}

export function deadlineText(deadline: string, now: Date): { text: string; isSoon: boolean } {
  const left = daysLeft(endOfParisDay(deadline), now)
  if (left > SOON_DAYS || left < 0) return { text: `Dépôt avant le ${dayText(deadline)}`, isSoon: false }
  if (left === 0) return { text: 'Dépôt aujourd’hui, jusqu’à minuit', isSoon: true }
  return { text: `Dépôt dans ${left}\u00A0jour${left > 1 ? 's' : ''}, le ${dayText(deadline)}`, isSoon: true }
}

type OperationListProps = {
  operations: readonly BriOperation[]
  selectedId: number | null
  hrefFor: (operation: BriOperation) => string
}

/** Operations one may claim for; each leads to its form. */
export function OperationList({ operations, selectedId, hrefFor }: OperationListProps) {
  if (operations.length === 0)
    return (
      <EmptyState title="Aucune opération ouverte pour le moment">
        Le siège vous préviendra dès que des bons de réduction pourront être déclarés.
      </EmptyState>
    )
  return (
    <ul className="claims-ops">
      {operations.map((operation) => (
        <li key={operation.id}>
          <OperationCard
            operation={operation}
            isSelected={operation.id === selectedId}
            href={hrefFor(operation)}
          />
        </li>
      ))}
    </ul>
  )
}

function OperationCard({
  operation,
  isSelected,
  href,
}: {
  operation: BriOperation
  isSelected: boolean
  href: string
}) {
  const { laboratory, draft_id, starts_on, ends_on, deadline } = operation
  const { text, isSoon } = deadlineText(deadline, useNow())
  const Icon = isSoon ? IconClock : IconCalendar
  return (
    <a className="card claims-op" href={href} aria-current={isSelected || undefined}>
      <span className="row row--nw claims-op__head">
        <LaboratoryMark {...laboratory} />
        <span className="grow">
          <b>{operationName(operation)}</b>
          <small className="small muted num">{valuesText(operation)}</small>
        </span>
        {draft_id !== null && <Badge tone="teal">En saisie</Badge>}
      </span>
      <span className="small muted num claims-op__period">{periodText(starts_on, ends_on)}</span>
      <span className={isSoon ? 'valid valid--soon' : 'valid'}>
        <Icon className="i" aria-hidden="true" />
        {text}
      </span>
    </a>
  )
}
