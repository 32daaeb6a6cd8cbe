/** Money is integer cents everywhere; only these two functions meet the euros people type and read (S9-02). */
const NBSP = '\u00A0'
const MINUS = '\u2212'
export const MAX_CENTS = 999_999_999

/** « 1 234,50 € », with non-breaking spaces and a real minus sign. */
export function formatEuros(cents: number): string {
  const whole = Math.abs(Math.trunc(cents))
  const euros = groupThousands(String(Math.floor(whole / 100)))
  const rest = String(whole % 100).padStart(2, '0')
  return `${cents < 0 ? MINUS : ''}${euros},${rest}${NBSP}€`
}

export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
}

const SPACES = /[\s\u00A0\u202F\u2007\u2009]/g
/** Thousands may be spaced, in threes; cents follow a comma or a point, two at most. */
const TYPED = /^([0-9]{1,7}|[0-9]{1,3}(?: [0-9]{3}){1,2})(?:[,.]([0-9]{1,2}))?$/

/** Cents from what a French person types (« 12,90 », « 12.90 € », « 1 234,5 »), or null when it is no amount. */
export function parseEuros(text: string): number | null {
  const bare = text
    .replace(SPACES, ' ')
    .trim()
    .replace(/ ?(?:€|euros?|eur)$/i, '')
  const match = TYPED.exec(bare)
  if (!match) return null
  const euros = Number((match[1] ?? '').replaceAll(' ', ''))
  const cents = Number((match[2] ?? '0').padEnd(2, '0'))
  return euros * 100 + cents
}

/** Half up, on exact integers: a product of cents and percents exceeds what a float holds. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}
