import { addDays, lastDay, parisDay } from '@kiosque/contract/domain/dates'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { CalendarItem } from '@kiosque/contract/wire/calendar'
import { areaOf } from './calendar-areas.ts'
import { daysBetween } from './calendar-weeks.ts'
import type { Span } from './calendar-layout.ts'

/**
 * What is drawn: the days a campaign runs, the day something appears, the day it ends. What lasts for months is its
 * first and last day, or it would hide the rest.
 */
export interface Entry extends Span {
  item: CalendarItem
  what: 'period' | 'period_start' | 'period_end' | 'start' | 'end'
  isDraft: boolean
  /** Its dates may be changed by dragging: nobody sees it yet. */
  canMove: boolean
}

const LONGEST_BAR_DAYS = 42

/** One content may be drawn twice: when it appears and when it ends. */
export function entriesOf(items: readonly CalendarItem[]): Entry[] {
  return items.flatMap((item) => {
    const isDraft = item.phase === 'draft'
    const canMove = isDraft || item.phase === 'scheduled'
    const entry = (what: Entry['what'], first: string, last = first): Entry => ({
      key: `${item.id}-${what}`,
      first,
      last: last < first ? first : last,
      item,
      what,
      isDraft,
      canMove,
    })
    if (item.period_start !== null) {
      const [from, to] = [item.period_start, item.period_end ?? item.period_start]
      if (areaOf(item.kind) === 'campaigns' && daysBetween(from, to) <= LONGEST_BAR_DAYS)
        return [entry('period', from, to)]
      return from === to
        ? [entry('period_start', from)]
        : [entry('period_start', from), entry('period_end', to)]
    }
    const at = item.starts_at ?? item.published_at
    const ends = item.ends_at === null ? null : parisDay(lastDay(new Date(item.ends_at)))
    return [
      ...(at === null ? [] : [entry('start', parisDay(at))]),
      ...(ends === null ? [] : [entry('end', ends)]),
    ]
  })
}

/** The same wall-clock time in Paris, so many days later: summer time does not move a publication by an hour. */
export function shiftInstant(instant: string, days: number): string {
  const from = parisDay(instant)
  const wanted = addDays(from, days)
  const naive = new Date(Date.parse(instant) + days * 86_400_000)
  for (const drift of [0, 3_600_000, -3_600_000]) {
    const tried = new Date(naive.getTime() + drift)
    if (parisDay(tried) === wanted && parisTime(tried) === parisTime(instant)) return tried.toISOString()
  }
  return naive.toISOString()
}

/** What to save so that this entry begins on that day; null when nothing changes. */
export function movedTo(entry: Entry, day: string): Record<string, unknown> | null {
  const { item } = entry
  const days = daysBetween(entry.first, day)
  if (days === 0) return null
  const window = {
    ...(item.starts_at === null ? {} : { starts_at: shiftInstant(item.starts_at, days) }),
    ...(item.ends_at === null ? {} : { ends_at: shiftInstant(item.ends_at, days) }),
  }
  if (entry.what === 'end')
    return item.ends_at === null ? null : { ends_at: shiftInstant(item.ends_at, days) }
  if (entry.what === 'start') return window
  const period = kindOf(item.kind)?.period
  if (period === undefined || item.period_start === null) return null
  if (entry.what === 'period_end')
    return item.period_end === null ? null : { [period.end]: addDays(item.period_end, days) }
  return {
    ...window,
    [period.start]: addDays(item.period_start, days),
    ...(item.period_end === null ? {} : { [period.end]: addDays(item.period_end, days) }),
  }
}

/** The values an undo gives back. */
export function datesOf(item: CalendarItem): Record<string, unknown> {
  const period = kindOf(item.kind)?.period
  return {
    starts_at: item.starts_at,
    ends_at: item.ends_at,
    ...(period === undefined ? {} : { [period.start]: item.period_start, [period.end]: item.period_end }),
  }
}
