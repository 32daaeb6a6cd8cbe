import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { dayText, readDay } from './typed-day.ts'

/**
 * A day and an hour as they stand in two fields, whatever is typed there. The night that leaves summer time says an hour
 * twice: `is_second_time` keeps the later of the two, so that an instant which nobody touched is given back as it was.
 */
export type TypedMoment = { day: string; time: string; is_second_time?: true }
export type MomentEdge = 'start' | 'end'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase()

/** Minutes since midnight from 9 h, 9h30, 09:30 or 24:00; null when it is no hour. */
export function readTime(typed: string): number | null {
  const match = /^(\d{1,2})(?: ?(?:h|:|heures?) ?(\d{2})?)?$/.exec(plain(typed))
  if (!match) return null
  const minutes = Number(match[1]) * 60 + Number(match[2] ?? 0)
  return Number(match[2] ?? 0) < 60 && minutes <= 24 * 60 ? minutes : null
}

const HOUR_MS = 3_600_000

/** An instant as two fields. Midnight needs no hour: as an end it is the whole of the day before. */
export function momentText(instant: string | null, edge: MomentEdge): TypedMoment {
  if (instant === null) return { day: '', time: '' }
  const date = new Date(instant)
  const day = parisDay(date)
  const time = parisTime(date)
  if (time !== '00:00' || date.getTime() % 60_000 !== 0) {
    const isSecondTime = parisTime(new Date(date.getTime() - HOUR_MS)) === time
    return { day: dayText(day), time: timeText(time), ...(isSecondTime && { is_second_time: true }) }
  }
  return { day: dayText(edge === 'end' ? addDays(day, -1) : day), time: '' }
}

/** 7 h 30 for 07:30: read as it is typed, and as the rest of the interface says it. */
const timeText = (clock: string) => clock.replace(/^0?(\d+):(\d+)$/, '$1\u00a0h\u00a0$2')

export type ReadMoment = { ok: true; value: string | null } | { ok: false; message: string }

/** The instant in Paris. Without an hour a start is that day’s first instant, an end its last. */
export function readMoment(typed: TypedMoment, edge: MomentEdge): ReadMoment {
  if (typed.day.trim() === '') {
    if (typed.time.trim() === '') return { ok: true, value: null }
    return { ok: false, message: 'Indiquez aussi le jour.' }
  }
  const day = readDay(typed.day)
  if (day === null) return { ok: false, message: 'Saisissez une date, par exemple 12/11/2026.' }
  const whole = edge === 'end' ? 24 * 60 : 0
  const minutes = typed.time.trim() === '' ? whole : readTime(typed.time)
  if (minutes === null) return { ok: false, message: 'Saisissez une heure, par exemple 9\u00a0h\u00a030.' }
  if (minutes === 24 * 60) return { ok: true, value: startOfParisDay(addDays(day, 1)).toISOString() }
  return { ok: true, value: parisInstant(day, minutes, typed.is_second_time).toISOString() }
}

/** The clock on the wall in Paris as an instant; in the hour that summer time skips, the one after it. */
function parisInstant(day: string, minutes: number, isSecondTime = false): Date {
  const utc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const wall = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  for (const hours of isSecondTime ? [1, 2] : [2, 1]) {
    const candidate = new Date(utc - hours * HOUR_MS)
    if (parisDay(candidate) === day && parisTime(candidate) === wall) return candidate
  }
  return new Date(utc - HOUR_MS)
}
