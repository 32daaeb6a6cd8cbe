/** The names of days and months, as French sentences hold them. */
export const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
export const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]
export const SHORT_MONTHS =
  /* @__PURE__ */ 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')

/** A day of the calendar, `2026-11-01`, as a date whose UTC fields are its own. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** « jeudi ». */
export const weekdayName = (day: string): string => WEEKDAYS[noonOf(day).getUTCDay()] ?? ''
/** « jeu. ». */
export const shortWeekday = (day: string): string => `${weekdayName(day).slice(0, 3)}.`
/** « novembre », of a day or of a month, `2026-11`. */
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
/** « nov. », « mars ». */
export const shortMonth = (day: string): string => SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** « 2 », and « 1ᵉʳ » for the first of a month. */
export function dayOfMonth(day: string): string {
  const number = Number(day.slice(8, 10))
  return number === 1 ? '1ᵉʳ' : String(number)
}
