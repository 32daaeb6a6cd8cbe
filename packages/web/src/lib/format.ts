import { de } from '@kiosque/contract/domain/elision'
import { bytesText } from '@kiosque/contract/domain/bytes'
import { dayOfMonth, monthName, weekdayName } from '@kiosque/contract/domain/french-days'
import { frenchNumber } from '@kiosque/contract/domain/french-number'
import { formatEuros } from '@kiosque/contract/domain/money'
import { parisWall } from '@kiosque/contract/domain/paris-clock'
import { formatTime } from './format-time.ts'

export { formatTime }
import { whenNeeded } from '@kiosque/contract/domain/when-needed'

/** Neither font has U+202F and it is too thin in figures: Intl's narrow spaces become U+00A0. */
const widen = (text: string) => text.replaceAll('\u202F', '\u00A0')

const euros = whenNeeded(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }))

type Instant = string | Date

export const formatInteger = (value: number) => frenchNumber(value, 0)
export const formatNumber = (value: number) => frenchNumber(value, 2)
/** Cents in, « 12,90 € » out (S9-02); of a mean, the nearest cent. */
export const formatCents = (cents: number) =>
  Number.isInteger(cents) ? formatEuros(cents) : widen(euros().format(cents / 100)).replace('-', '\u2212')
export const formatPercent = (value: number) => `${formatNumber(value)}\u00A0%`
const dayOf = (instant: Instant) => parisWall(instant).toISOString().slice(0, 10)
/** 10/11/2026. */
export const formatDate = (instant: Instant): string => dayOf(instant).split('-').toReversed().join('/')
/** mardi 10 novembre 2026, for greetings only. */
export function formatLongDate(instant: Instant): string {
  const day = dayOf(instant)
  return `${weekdayName(day)} ${dayOfMonth(day)} ${formatMonth(instant)}`
}
/** novembre 2026. */
export function formatMonth(instant: Instant): string {
  const day = dayOf(instant)
  return `${monthName(day)} ${day.slice(0, 4)}`
}
/** « de novembre », « d’octobre ». */
export const ofMonth = (instant: Instant) => de(monthName(dayOf(instant)))

/** « 1,2 Mo ». */
export const formatSize = (bytes: number) => widen(bytesText(bytes))

export const formatDateTime = (instant: Instant) => `${formatDate(instant)} à ${formatTime(instant)}`

/** count(1, 'offre') → « 1 offre », count(0, 'offre') → « 0 offre », count(1284, 'offre') → « 1 284 offres ». */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatInteger(value)}\u00A0${Math.abs(value) < 2 ? one : many}`
}

/** « à l’instant », « il y a 5 min », « il y a 3 h », then the date. */
export function formatAgo(instant: Instant, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000)
  if (minutes < 1) return 'à l’instant'
  if (minutes < 60) return `il y a ${minutes}\u00A0min`
  if (minutes < 24 * 60) return `il y a ${Math.floor(minutes / 60)}\u00A0h`
  return formatDate(instant)
}
