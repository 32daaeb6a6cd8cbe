import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import type { RepeatBody } from '@kiosque/contract/wire/events'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'
import { picturesIn } from '@kiosque/contract/domain/rich-text'
import { setFileUses } from '../files/file-uses.ts'
import { insertEvent, lockEvent, updateEvent, type EventRow } from './events.sql.ts'
import { remember, type Writing } from './write-event.service.ts'

const HOUR_MS = 3_600_000

/** So many days later, at the same hour on the clocks of Paris, whatever the season became. */
export function daysLater(at: Date, days: number): Date {
  const sinceMidnight = at.getTime() - startOfParisDay(parisDay(at)).getTime()
  const moved = new Date(startOfParisDay(addDays(parisDay(at), days)).getTime() + sinceMidnight)
  const candidates = [0, -HOUR_MS, HOUR_MS].map((by) => new Date(moved.getTime() + by))
  return candidates.find((each) => parisTime(each) === parisTime(at)) ?? moved
}

/** Days from a date to the same of a later month; one that the month does not have is its last. */
function monthsLater(at: Date, months: number): number {
  const [year = 0, month = 1, day = 1] = parisDay(at).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const target = Date.UTC(year, month - 1 + months, Math.min(day, last))
  return Math.round((target - Date.UTC(year, month - 1, day)) / 86_400_000)
}

const daysOf = ({ every }: RepeatBody, at: Date, rank: number) =>
  every === 'month' ? monthsLater(at, rank) : rank * (every === 'week' ? 7 : 14)

/** The same event at other dates. Each has its own places and registrations; the series is announced by its first. */
export async function repeatEvent(
  db: Db,
  id: number,
  body: RepeatBody,
  writing: Writing,
): Promise<{ ids: number[] }> {
  return inTransaction(db, async (trx) => {
    const source = await lockEvent(trx, id)
    if (source === undefined) throw notFound()
    if (source.status === 'cancelled')
      throw conflict('event_cancelled', 'Cet événement est annulé\u00a0: il ne se répète pas.')
    const seriesId = source.series_id ?? source.id
    if (source.series_id === null) await updateEvent(trx, id, { series_id: seriesId })
    const ids: number[] = []
    for (let rank = 1; rank <= body.times; rank += 1) {
      const days = daysOf(body, source.starts_at, rank)
      const row = await insertEvent(trx, copyOf(source, days, { seriesId, writing }))
      await setFileUses(trx, { type: 'event', id: row.id }, picturesIn(row.body))
      await remember(trx, 'create', null, row, writing)
      ids.push(row.id)
    }
    return { ids }
  })
}

function copyOf(
  source: EventRow,
  days: number,
  { seriesId, writing }: { seriesId: number; writing: Writing },
) {
  const {
    id: _id,
    target: _target,
    confirmed_seats: _confirmed,
    waiting_seats: _waiting,
    version: _version,
    ...fields
  } = source
  const { now, actor } = writing
  const later = (at: Date) => daysLater(at, days)
  const sessions = source.sessions.map((session) => ({
    ...session,
    slots: session.slots.map((slot) => ({
      ...slot,
      starts_at: later(new Date(slot.starts_at)).toISOString(),
      ends_at: later(new Date(slot.ends_at)).toISOString(),
    })),
  }))
  return {
    ...fields,
    starts_at: later(source.starts_at),
    ends_at: later(source.ends_at),
    registration_deadline: source.registration_deadline && later(source.registration_deadline),
    questions: JSON.stringify(source.questions),
    sessions: JSON.stringify(sessions),
    advantages: JSON.stringify(source.advantages),
    series_id: seriesId,
    announced_at: source.announced_at === null ? null : now,
    created_by: actor.user_id,
    created_at: now,
    updated_at: now,
  }
}
