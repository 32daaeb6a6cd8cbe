import { addDays, endOfParisDay, parisDay, startOfParisDay } from './dates.ts'

/** Public holidays that fall on the same day each year, month and day. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

/** Easter Sunday by Meeus' rule for the Gregorian calendar. */
function easterOf(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon =
    (19 * a +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((a + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * shift + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** Monday to Friday, public holidays of France apart. `day`: yyyy-MM-dd. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return !AFTER_EASTER.some((count) => addDays(easter, count) === day)
}

function nextWorkingDay(day: string): string {
  let next = addDays(day, 1)
  while (!isWorkingDay(next)) next = addDays(next, 1)
  return next
}

const HOUR_MS = 3_600_000

/** So many hours later, counting the hours of working days alone: 24 is the same time on the next working day. */
export function addWorkingHours(from: Date, hours: number): Date {
  let day = parisDay(from)
  let at = from.getTime()
  if (!isWorkingDay(day)) {
    day = nextWorkingDay(day)
    at = startOfParisDay(day).getTime()
  }
  let left = hours * HOUR_MS
  for (;;) {
    const until = endOfParisDay(day).getTime()
    if (at + left < until) return new Date(at + left)
    left -= until - at
    day = nextWorkingDay(day)
    at = startOfParisDay(day).getTime()
  }
}
