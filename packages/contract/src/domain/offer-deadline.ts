import type { OwnValuesOf } from '../kinds/own-values.ts'
import { addDays, daysLeft, endOfParisDay, formatDay, parisDay, validityText } from './dates.ts'

/** The days of an offer, in Paris (`2026-11-30`), all included. At the counter nobody is told the last day of orders. */
export type OfferDays = {
  -readonly [Name in keyof Pick<Declared, 'period_start' | 'period_end' | 'order_deadline'>]?: string | null
}
type Declared = OwnValuesOf<'promotional_offer'>

/** What comes next in the life of an offer. */
export interface OfferDeadline {
  /** It begins, is to be ordered, ends, or is over. */
  what: 'start' | 'order' | 'end' | 'over'
  day: string
  /** Whole days left: 0 on the day itself, less once it is over. */
  left: number
}

/** From here on, people should hurry. */
const SOON_DAYS = 7

/** The nearest of an offer's days: the one that cards, pages, search and tablets all say. Null where it has none. */
export function nearestDeadline(offer: OfferDays, now: Date): OfferDeadline | null {
  const { period_start: start, period_end: end, order_deadline: order } = offer
  const today = parisDay(now)
  const at = (what: OfferDeadline['what'], day: string) => ({
    what,
    day,
    left: daysLeft(endOfParisDay(day), now),
  })
  if (end && end < today) return at('over', end)
  if (start && start > today) return at('start', start)
  if (order && order >= today && (!end || order <= end)) return at('order', order)
  return end ? at('end', end) : null
}

/** The last day on which it can be ordered: what it ends with cannot be ordered after it. */
export function lastOrderDay({ period_end: end, order_deadline: order }: OfferDays): string | null {
  if (order && end) return order < end ? order : end
  return order ?? end ?? null
}

/** Begun, and not past its last day of orders. */
export function mayBeOrdered(offer: OfferDays, now: Date): boolean {
  const today = parisDay(now)
  const last = lastOrderDay(offer)
  return !(offer.period_start && offer.period_start > today) && !(last !== null && last < today)
}

export interface DeadlineWords {
  text: string
  tone: 'plain' | 'soon' | 'over'
}

/** The nearest deadline as people read it, always with its day; empty where there is none. */
export function deadlineWords(offer: OfferDays, now: Date): DeadlineWords {
  const next = nearestDeadline(offer, now)
  if (next === null) return { text: validityText(offer.period_start ?? null, null), tone: 'plain' }
  const { what, left } = next
  const day = formatDay(next.day)
  if (what === 'over') return { text: `Terminée le ${day}`, tone: 'over' }
  if (what === 'start') return { text: `À partir du ${day}`, tone: 'plain' }
  if (left > SOON_DAYS)
    return {
      text:
        what === 'order'
          ? `À commander jusqu’au ${day}`
          : validityText(offer.period_start ?? null, endOfParisDay(next.day)),
      tone: 'plain',
    }
  return {
    text: `${what === 'order' ? 'À commander' : 'Se termine'} ${soonWords(left, day, what)}`,
    tone: 'soon',
  }
}

function soonWords(left: number, day: string, what: OfferDeadline['what']): string {
  if (left === 0) return 'aujourd’hui'
  if (left === 1) return `demain, le ${day}`
  return `${what === 'order' ? 'd’ici' : 'dans'} ${left}\u00A0jours, le ${day}`
}

/** The Sunday that ends the week of this day. */
export function endOfWeek(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, (7 - weekday) % 7)
}
