import { addDays, endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { closesAt } from '@kiosque/contract/domain/events'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { AGENDA, topicsOf } from '../answers/topic.ts'
import type { Member } from '../audience/visible-targets.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { createKept, type Kept } from '../db/kept.ts'
import type { Deps } from '../deps.ts'
import {
  attendedBy,
  closingFor,
  noEvent,
  offeredTo,
  selectAttended,
  selectClosing,
  selectOffered,
  selectOpen,
  type ClosingRow,
} from './closing.sql.ts'
import { mayRegister } from './events.service.ts'

const DAYS = 7
const MOST = 5

/** Registrations that close in the coming days, where nobody of the pharmacy is registered yet. */
export function closing({ viewer, now }: { viewer: Member; now: Date }) {
  const drugstoreId = viewer.drugstore_id
  if (drugstoreId === null || !mayRegister(viewer)) return noEvent
  return closingFor({ drugstoreId, now, until: new Date(now.getTime() + DAYS * 86_400_000) })
}

export type ClosingEvents = Kept<ReadonlyMap<number, ClosingRow>>

/** What the agenda has that closes one day, whoever it is for: in memory until something of it changes. */
export function createClosingEvents({ db, events, now }: Pick<Deps, 'db' | 'events' | 'now'>): ClosingEvents {
  const isAbout = (payload: string) => topicsOf(payload).includes(AGENDA)
  return createKept(events, CONTENT_CHANNEL, isAbout, async () => {
    const rows = await selectOpen(db, now())
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/** These, asked for only where memory has not got them: a clock may be set back. */
async function closingRows(db: Db, known: ClosingEvents, ids: ReadonlySet<number>): Promise<ClosingRow[]> {
  if (ids.size === 0) return []
  const kept = await known.find()
  const missing = [...ids].filter((id) => !kept.has(id))
  const asked = missing.length === 0 ? [] : await selectClosing(db, missing)
  return [...[...ids].flatMap((id) => kept.get(id) ?? []), ...asked]
}

interface ClosingAsked {
  viewer: Member
  own: { closing: ReadonlySet<number> }
  closingEvents: ClosingEvents
}

/** Those for this person, said to whoever may register, the first to close first (D13-05). */
export async function registrationsClosing(
  db: Db,
  { viewer, own, closingEvents }: ClosingAsked,
): Promise<TodoItem[]> {
  const rows = await closingRows(db, closingEvents, own.closing)
  return rows
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

/** What this person has to go to, today and tomorrow. */
export const attended = ({ viewer, now }: { viewer: Member; now: Date }) =>
  attendedBy({ userId: viewer.user_id, now, until: endOfParisDay(addDays(parisDay(now), 1)) })

/** The same, with its hour (D13-05). */
export async function eventsToAttend(
  db: Db,
  { now, own }: { now: Date; own: { attended: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  if (own.attended.size === 0) return []
  const today = parisDay(now)
  const rows = await selectAttended(db, [...own.attended])
  return rows.map((row) => {
    const day = parisDay(row.starts_at)
    const where = row.city ?? row.place ?? 'en ligne'
    return {
      type: 'event',
      title: row.title,
      text:
        row.starts_at <= now
          ? `En ce moment, ${where}`
          : `${day === today ? 'Aujourd’hui' : 'Demain'}, ${where}`,
      url: `/agenda/${row.id}`,
      due_on: day < today ? today : day,
      at: row.starts_at.toISOString(),
      is_mandatory: false,
    }
  })
}
