import { parisDay } from '@kiosque/contract/domain/dates'
import { closesAt } from '@kiosque/contract/domain/events'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import { createBatch } from '../kit/batch.ts'
import { closingFor, noEvent, selectClosing, type ClosingRow } from './closing.sql.ts'
import { mayRegister } from './events.service.ts'

const DAYS = 7
const MOST = 5

/** Registrations that close in the coming days, where nobody of the pharmacy is registered yet. */
export function closing({ viewer, now }: { viewer: Member; now: Date }) {
  const drugstoreId = viewer.drugstore_id
  if (drugstoreId === null || !mayRegister(viewer)) return noEvent
  return closingFor({ drugstoreId, now, until: new Date(now.getTime() + DAYS * 86_400_000) })
}

/** The same events close for a whole network: in a crowd they are asked for once. */
const batches = new WeakMap<Db, (id: number) => Promise<ClosingRow | undefined>>()

function closingRow(db: Db, id: number): Promise<ClosingRow | undefined> {
  const batch =
    batches.get(db) ??
    createBatch(async (ids: readonly number[]) => {
      const rows = await forEveryone(() => selectClosing(db, ids))
      return new Map(rows.map((row) => [row.id, row]))
    })
  batches.set(db, batch)
  return batch(id)
}

/** Those for this person, said to whoever may register, the first to close first (D13-05). */
export async function registrationsClosing(
  db: Db,
  { viewer, own }: { viewer: Member; own: { closing: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  const rows = await Promise.all([...own.closing].map((id) => closingRow(db, id)))
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => viewer.right_id !== null || viewer.targets.holds(row.target_id))
    .toSorted((a, b) => closesAt(a).getTime() - closesAt(b).getTime() || a.id - b.id)
    .slice(0, MOST)
    .map((row) => ({
      type: 'registration_closing',
      title: row.title,
      text: 'Les inscriptions ferment bientôt',
      url: `/agenda/${row.id}`,
      due_on: parisDay(closesAt(row)),
      is_mandatory: false,
    }))
}
