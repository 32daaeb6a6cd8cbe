import { de } from '@kiosque/contract/domain/elision'
import { bytesText } from '@kiosque/contract/domain/bytes'
import { whenNeeded } from '@kiosque/contract/domain/when-needed'
const PARIS = 'Europe/Paris'

/** Neither font has U+202F and it is too thin in figures: Intl's narrow spaces become U+00A0. */
const widen = (text: string) => text.replaceAll('\u202F', '\u00A0')

const integer = whenNeeded(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }))
const decimal = whenNeeded(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }))
const euros = whenNeeded(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }))
const plural = whenNeeded(() => new Intl.PluralRules('fr-FR'))
const day = whenNeeded(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: PARIS,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
)
const longDay = whenNeeded(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: PARIS,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)
const month = whenNeeded(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS, month: 'long', year: 'numeric' }),
)
const clock = whenNeeded(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: PARIS,
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

type Instant = string | Date
const dateOf = (instant: Instant) => (typeof instant === 'string' ? new Date(instant) : instant)

export const formatInteger = (value: number) => widen(integer().format(value))
export const formatNumber = (value: number) => widen(decimal().format(value))
/** Cents in, « 12,90 € » out (S9-02). */
export const formatCents = (cents: number) => widen(euros().format(cents / 100)).replace('-', '\u2212')
export const formatPercent = (value: number) => `${formatNumber(value)}\u00A0%`
/** 10/11/2026. */
export const formatDate = (instant: Instant) => day().format(dateOf(instant))
/** mardi 10 novembre 2026, for greetings only. */
export const formatLongDate = (instant: Instant) => longDay().format(dateOf(instant))
/** novembre 2026. */
export const formatMonth = (instant: Instant) => month().format(dateOf(instant))
/** « de novembre », « d’octobre ». */
export const ofMonth = (instant: Instant) => de(formatMonth(instant).split(' ')[0] ?? '')

/** 9 h 30, 14 h. */
export function formatTime(instant: Instant): string {
  const parts = clock().formatToParts(dateOf(instant))
  const hour = Number(parts.find((part) => part.type === 'hour')?.value ?? 0)
  const minute = parts.find((part) => part.type === 'minute')?.value ?? '00'
  return minute === '00' ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minute}`
}

/** « 1,2 Mo ». */
export const formatSize = (bytes: number) => widen(bytesText(bytes))

export const formatDateTime = (instant: Instant) => `${formatDate(instant)} à ${formatTime(instant)}`

/** count(1, 'offre') → « 1 offre », count(0, 'offre') → « 0 offre », count(1284, 'offre') → « 1 284 offres ». */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatInteger(value)}\u00A0${plural().select(value) === 'one' ? one : many}`
}

/** « à l’instant », « il y a 5 min », « il y a 3 h », then the date. */
export function formatAgo(instant: Instant, now: Date): string {
  const minutes = Math.floor((now.getTime() - dateOf(instant).getTime()) / 60_000)
  if (minutes < 1) return 'à l’instant'
  if (minutes < 60) return `il y a ${minutes}\u00A0min`
  if (minutes < 24 * 60) return `il y a ${Math.floor(minutes / 60)}\u00A0h`
  return formatDate(instant)
}
