import { parisDay } from '@kiosque/contract/domain/dates'
import { closesAt } from '@kiosque/contract/domain/events'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { closingFor, noEvent, offeredTo, selectClosing, selectOffered } from './closing.sql.ts'
import { mayRegister } from './events.service.ts'

const DAYS = 7
const MOST = 5

/** Registrations that close in the coming days, where nobody of the pharmacy is registered yet. */
export function closing({ viewer, now }: { viewer: Member; now: Date }) {
  const drugstoreId = viewer.drugstore_id
  if (drugstoreId === null || !mayRegister(viewer)) return noEvent
  return closingFor({ viewer, drugstoreId, now, until: new Date(now.getTime() + DAYS * 86_400_000) })
}

/** The same, said to whoever may register (D13-05). */
export async function registrationsClosing(
  db: Db,
  { own }: { own: { closing: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  if (own.closing.size === 0) return []
  const rows = await selectClosing(db, [...own.closing], MOST)
  return rows.map((row) => ({
    type: 'registration_closing',
    title: row.title,
    text: 'Les inscriptions ferment bientôt',
    url: `/agenda/${row.id}`,
    due_on: parisDay(closesAt(row)),
    is_mandatory: false,
  }))
}

/** Places that freed and wait for a yes. */
export const offered = ({ viewer, now }: { viewer: Member; now: Date }) =>
  offeredTo({ userId: viewer.user_id, now })

/** The same, said before they go to the next (D13-05). */
export async function placesToConfirm(
  db: Db,
  { viewer, own }: { viewer: Member; own: { offered: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  if (own.offered.size === 0) return []
  const rows = await selectOffered(db, [...own.offered], viewer.user_id)
  return rows.map((row) => ({
    type: 'registration_to_confirm',
    title: row.title,
    text: 'Une place s’est libérée\u00a0: confirmez votre venue',
    url: `/agenda/${row.id}`,
    due_on: parisDay(row.confirm_by),
    is_mandatory: false,
  }))
}
