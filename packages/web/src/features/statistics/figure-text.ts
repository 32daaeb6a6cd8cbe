import { MASKED_TEXT, type Figure } from '@kiosque/contract/domain/masking'
import { formatDate, formatInteger, formatPercent } from '../../lib/format.ts'

/** « 1 284 », or « moins de 5 » where the server hides the figure. */
export const figureText = (figure: Figure) => (figure === null ? MASKED_TEXT : formatInteger(figure))
export const rateText = (rate: Figure) => (rate === null ? '–' : formatPercent(rate))

/** « 14/10 » of a day written 2026-10-14. */
export const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
export const longDay = (day: string) => formatDate(`${day}T12:00:00Z`)

/** Round steps for an axis: 4 of them at most, the last one above the highest value. */
export function axisOf(highest: number): number[] {
  const rough = Math.max(1, highest / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((unit) => unit * power).find((unit) => unit >= rough) ?? rough)
  return Array.from({ length: Math.floor(highest / step) + 2 }, (_, index) => index * step).slice(0, 6)
}
