import { MASKED_TEXT, type Figure } from '@kiosque/contract/domain/masking'
import { formatDate, formatInteger, formatPercent } from './format.ts'

/** « 1 284 », or « moins de 5 » where the server hides the figure. */
export const figureText = (figure: Figure) => (figure === null ? MASKED_TEXT : formatInteger(figure))
export const rateText = (rate: Figure) => (rate === null ? '–' : formatPercent(rate))

/** « 14/10 » of a day written 2026-10-14. */
export const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
export const longDay = (day: string) => formatDate(`${day}T12:00:00Z`)
