import type { Db } from '../db/db.ts'
import { AppError, conflict } from '../errors.ts'
import { countPresent } from './check-in.sql.ts'
import type { EventRow } from './events.sql.ts'

const plural = (count: number, word: string) => `${count}\u00a0${word}${count > 1 ? 's' : ''}`

/** What the people already registered forbid. */
export function demandPossible(before: EventRow, draft: Pick<EventRow, 'capacity' | 'status'>): void {
  const { confirmed_seats: confirmed, waiting_seats: waiting } = before
  if (draft.capacity !== null && draft.capacity < confirmed) {
    const message = `${plural(confirmed, 'personne')} ${confirmed > 1 ? 'ont' : 'a'} déjà une place\u00a0: gardez-en au moins autant.`
    throw new AppError(409, 'capacity_too_low', message, { errors: { capacity: [message] } })
  }
  if (before.status === 'cancelled' && draft.status !== 'cancelled')
    throw conflict(
      'event_cancelled',
      'Cet événement est annulé et les inscrits le savent\u00a0: créez-en un nouveau.',
    )
  if (draft.status === 'draft' && confirmed + waiting > 0)
    throw conflict(
      'has_registrations',
      'Des personnes sont inscrites\u00a0: annulez l’événement plutôt, elles seront prévenues.',
    )
}

/** Attestations hang on the event that gave them, and people keep theirs: what was attended stays. */
export async function demandNobodyAttended(trx: Db, id: number): Promise<void> {
  const present = await countPresent(trx, id)
  if (present > 0)
    throw conflict(
      'has_attendances',
      `${plural(present, 'personne')} y ${present > 1 ? 'ont été pointées présentes' : 'a été pointée présente'}\u00a0: ${present > 1 ? 'leurs attestations' : 'son attestation'} en ${present > 1 ? 'dépendent' : 'dépend'}. Gardez l’événement, les officines ne le voient plus parmi ceux à venir.`,
    )
}
