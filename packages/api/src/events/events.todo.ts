import { parisDay } from '@kiosque/contract/domain/dates'
import { closesAt } from '@kiosque/contract/domain/events'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { mayRegister } from './events.service.ts'
import { selectClosingSoon } from './closing.sql.ts'

const DAYS = 7
const MOST = 5

/** Registrations that close in the coming days, where nobody of the pharmacy is registered yet (D13-05). */
export async function registrationsClosing(
  db: Db,
  { viewer, now }: { viewer: Member; now: Date },
): Promise<TodoItem[]> {
  if (viewer.drugstore_id === null || !mayRegister(viewer)) return []
  const until = new Date(now.getTime() + DAYS * 86_400_000)
  const rows = await selectClosingSoon(db, {
    viewer,
    drugstoreId: viewer.drugstore_id,
    now,
    until,
    limit: MOST,
  })
  return rows.map((row) => ({
    type: 'registration_closing',
    title: row.title,
    text: 'Les inscriptions ferment bientôt',
    url: `/agenda/${row.id}`,
    due_on: parisDay(closesAt(row)),
    is_mandatory: false,
  }))
}
