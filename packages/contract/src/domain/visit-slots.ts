import { addDays, parisDay } from './dates.ts'
import { parisTime } from './paris-clock.ts'

/** How many moments a pharmacy proposes when it asks for a visit. */
export const VISIT_SLOTS = 3
/** A visit begins within the hours a pharmacy is open, and early enough to last. */
export const VISIT_OPENS_H = 8
export const VISIT_LAST_START_H = 19
const MOST_DAYS_AHEAD = 180

/** Easter Sunday, by the Gregorian computus. */
function easterOf(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const b = year % 100
  const d = Math.floor(century / 4)
  const f = Math.floor((century + 8) / 25)
  const g = Math.floor((century - f + 1) / 3)
  const h = (19 * a + century - d - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(b / 4) - h - (b % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const rest = h + l - 7 * m + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(rest / 31))}-${two((rest % 31) + 1)}`
}

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** The eleven public holidays of metropolitan France. */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true
  const easter = easterOf(Number(day.slice(0, 4)))
  // Easter Monday, Ascension, Whit Monday.
  return [1, 39, 50].some((days) => addDays(easter, days) === day)
}

const isSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0

/** What is wrong with a moment proposed for a visit; null when nothing is. */
export function slotProblem(instant: string, now: Date): string | null {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return 'Saisissez une date et une heure.'
  if (at <= now) return 'Ce créneau est déjà passé.'
  const day = parisDay(at)
  if (day > addDays(parisDay(now), MOST_DAYS_AHEAD)) return 'Proposez un créneau dans les six mois.'
  if (isSunday(day)) return 'L’officine est fermée le dimanche\u00a0: proposez un autre jour.'
  if (isPublicHoliday(day)) return 'Ce jour est férié\u00a0: proposez-en un autre.'
  const [hour = 0, minute = 0] = parisTime(at).split(':').map(Number)
  const minutes = hour * 60 + minute
  if (minutes < VISIT_OPENS_H * 60 || minutes > VISIT_LAST_START_H * 60)
    return `Choisissez une heure entre ${VISIT_OPENS_H}\u00a0h et ${VISIT_LAST_START_H}\u00a0h.`
  return null
}

/** The same for all that were proposed, each under its rank: they also differ. */
export function slotProblems(slots: readonly string[], now: Date): Record<number, string> {
  const problems: Record<number, string> = {}
  for (const [rank, slot] of slots.entries()) {
    const own = slotProblem(slot, now)
    const isTwice = slots.findIndex((other) => Date.parse(other) === Date.parse(slot)) < rank
    const text = own ?? (isTwice ? 'Ce créneau est déjà proposé.' : null)
    if (text !== null) problems[rank] = text
  }
  return problems
}
