import { formatInteger, formatNumber } from '../lib/format.ts'

const NBSP = '\u00A0'
const euros = (value: number) => `${value < 0 ? '\u2212' : ''}${formatInteger(Math.abs(value))}${NBSP}€`

/** Whole euros: cents say nothing of a year. */
export const wholeEuros = (cents: number) => euros(Math.round(cents / 100))
/** What is missing is never told short: 1 239,20 € are 1 240 €. */
export const missingEuros = (cents: number) => euros(Math.ceil(cents / 100))

export const rangeText = (low: number, high: number) => `entre ${wholeEuros(low)} et ${wholeEuros(high)}`

/** « palier 3 », in the middle of a sentence. */
export const tierInSentence = (title: string) => title.charAt(0).toLocaleLowerCase('fr') + title.slice(1)

/** « +15,5 % »; null where there is nothing to compare with. */
export function trendText(amount: number, before: number | null): string | null {
  if (before === null || before <= 0) return null
  const percent = Math.round((amount / before - 1) * 1_000) / 10
  const sign = percent > 0 ? '+' : percent < 0 ? '\u2212' : ''
  return `${sign}${formatNumber(Math.abs(percent))}${NBSP}%`
}
