import { answerFaults, keptAnswers, type EventAnswers } from '@kiosque/contract/domain/event-questions'
import {
  slotFaults,
  slotKey,
  slotPlacesLeft,
  type ChosenSlots,
} from '@kiosque/contract/domain/event-sessions'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { AppError, invalid } from '../errors.ts'
import { requireOwnFiles } from '../files/file-uses.ts'
import type { EventRow } from './events.sql.ts'
import { selectSlotSeats } from './slots.sql.ts'

const errorsOf = (name: string, faults: ReadonlyMap<string, string>) =>
  Object.fromEntries([...faults].map(([id, fault]) => [`${name}.${id}`, [fault]]))

/** The files among the answers. */
export const filesIn = (answers: EventAnswers): number[] =>
  Object.values(answers).filter((value) => typeof value === 'number')

/** What was answered to the organiser; a file is one that its sender put there, or that was there already. */
export async function checkedAnswers(
  trx: Db,
  { questions }: Pick<EventRow, 'questions'>,
  answers: EventAnswers,
  { viewer, before = {} }: { viewer: Member; before?: EventAnswers },
): Promise<EventAnswers> {
  const faults = answerFaults(questions, answers)
  if (faults.size > 0) throw invalid(errorsOf('answers', faults))
  const kept = keptAnswers(answers)
  const known = new Set(filesIn(before))
  for (const [id, value] of Object.entries(kept))
    if (typeof value === 'number' && !known.has(value))
      await requireOwnFiles(trx, viewer, [value], `answers.${id}`)
  return kept
}

/** One slot of each session, where there is room for all of them. To be called under the lock of the event. */
export async function checkedSlots(
  trx: Db,
  { id: eventId, sessions }: Pick<EventRow, 'id' | 'sessions'>,
  chosen: ChosenSlots,
  { seats, exceptId }: { seats: number; exceptId: number | null },
): Promise<ChosenSlots> {
  const faults = slotFaults(sessions, chosen)
  if (faults.size > 0) throw invalid(errorsOf('slots', faults))
  const taken = await selectSlotSeats(trx, eventId, exceptId)
  const full = new Map<string, string>()
  for (const session of sessions) {
    const slot = session.slots.find((each) => each.id === chosen[session.id])
    if (slot === undefined) continue
    const left = slotPlacesLeft(slot, taken.get(slotKey(session.id, slot.id)) ?? 0)
    if (left === null || seats <= left) continue
    full.set(
      session.id,
      left === 0
        ? 'Ce créneau est complet.'
        : `Il ne reste que ${left}\u00a0place${left > 1 ? 's' : ''} à ce créneau.`,
    )
  }
  const [message] = full.values()
  if (message === undefined) return chosen
  throw new AppError(409, 'slot_full', message, { errors: errorsOf('slots', full) })
}
