import { mayConfirmRecall } from '@kiosque/contract/domain/recalls'
import type {
  DeskRecall,
  Recall,
  RecallAnswer,
  RecallCounts,
  RecallPharmacy,
} from '@kiosque/contract/wire/recalls'
import type { BoardRow } from './board.sql.ts'
import type { PlaceRow } from './confirmations.sql.ts'
import type { RecallRow } from './recalls.sql.ts'

const instantOf = (date: Date | null) => date?.toISOString() ?? null

const facts = (row: Omit<RecallRow, 'target'>) => ({
  id: row.id,
  product: row.product,
  cips: row.cips,
  lots: row.lots,
  reason: row.reason,
  instructions: row.instructions,
  deadline_at: row.deadline_at.toISOString(),
  status: row.status,
  opened_at: instantOf(row.opened_at),
  closed_at: instantOf(row.closed_at),
})

type AnswerRow = Pick<
  PlaceRow,
  'outcome' | 'found' | 'quantity' | 'comment' | 'confirmed_at' | 'confirmed_name' | 'is_by_phone'
>

function presentAnswer(row: AnswerRow): RecallAnswer | null {
  const { outcome, found, quantity, comment, confirmed_at, confirmed_name, is_by_phone } = row
  if (outcome === null || confirmed_at === null) return null
  return {
    outcome,
    found,
    quantity,
    comment,
    confirmed_at: confirmed_at.toISOString(),
    confirmed_by: confirmed_name || 'Personne effacée',
    is_by_phone,
  }
}

export function presentRecall(row: Omit<RecallRow, 'target'>, places: readonly PlaceRow[]): Recall {
  const pharmacies = places
    .filter((place) => place.recall_id === row.id)
    .map((place) => ({
      drugstore_id: place.drugstore_id,
      name: place.name,
      can_confirm: row.status === 'open' && place.confirmed_at === null && mayConfirmRecall(place.type),
      answer: presentAnswer(place),
    }))
  return { ...facts(row), pharmacies }
}

export function presentDeskRecall(
  row: RecallRow,
  counts: RecallCounts,
  createdBy: string | null,
): DeskRecall {
  const { escalate_after_hours, target, closing_note, reminded_at, version } = row
  return {
    ...facts(row),
    escalate_after_hours,
    target,
    closing_note,
    reminded_at: instantOf(reminded_at),
    version,
    created_by: createdBy,
    counts,
  }
}

export function presentPharmacy(row: BoardRow): RecallPharmacy {
  const { id, name, city, cip_officine, phone, zone, has_team, escalated_at } = row
  return {
    drugstore: { id, name, city, cip_officine, phone, zone },
    has_team,
    escalated_at: instantOf(escalated_at),
    answer: presentAnswer(row),
  }
}
