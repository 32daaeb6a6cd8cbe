import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { StatisticsQuery } from '@kiosque/contract/wire/statistics'
import { forbidden } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'

/** What is asked about: when, and which zones (null: all of them; 0 stands for people in no zone). */
export interface Scope {
  days: number
  from: string
  to: string
  start: Date
  zones: number[] | null
  now: Date
}

/** An adviser sees the zones they follow, and only those (D1-02). */
export function scopeOf(viewer: Viewer, query: StatisticsQuery, now: Date): Scope {
  const to = parisDay(now)
  const from = addDays(to, 1 - query.period)
  const own = limitingZones(viewer)
  if (query.zone_id !== undefined && own !== null && !own.includes(query.zone_id)) {
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  }
  const zones = query.zone_id === undefined ? own && [...own] : [query.zone_id]
  return { days: query.period, from, to, start: startOfParisDay(from), zones, now }
}

const PERIODS = [7, 28, 364]

/** When the period asked for starts, then the longer ones that its figures could be compared with. */
export function startsFrom({ days, to, start }: Scope): Date[] {
  const longer = PERIODS.filter((period) => period > days)
  return [start, ...longer.map((period) => startOfParisDay(addDays(to, 1 - period)))]
}

export const headOf = ({ days, from, to, now }: Scope) => ({
  period: { days, from, to },
  computed_at: now.toISOString(),
})
