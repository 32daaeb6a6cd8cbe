import type { AgreementFigures, YearProjection } from '@kiosque/contract/wire/agreements'
import { formatDate, formatInteger, formatNumber, formatPercent } from '../../lib/format.ts'
import { de } from '@kiosque/contract/domain/elision'

const NBSP = '\u00A0'
const euros = (value: number) => `${value < 0 ? '\u2212' : ''}${formatInteger(Math.abs(value))}${NBSP}€`

/** Whole euros: cents say nothing of a year. */
export const wholeEuros = (cents: number) => euros(Math.round(cents / 100))
/** What is missing is never told short: 1 239,20 € are 1 240 €. */
export const missingEuros = (cents: number) => euros(Math.ceil(cents / 100))

export const rangeText = (low: number, high: number) => `entre ${wholeEuros(low)} et ${wholeEuros(high)}`

/** « palier 3 », in the middle of a sentence. */
export const tierInSentence = (title: string) => title.charAt(0).toLocaleLowerCase('fr') + title.slice(1)

/** « Palier 2 ou palier 3 »: what the two ends of the range lead to. */
export function tierRange({ low_tier, high_tier }: YearProjection): string {
  if (high_tier === null) return 'aucun palier'
  if (low_tier === null) return `${tierInSentence(high_tier)} au mieux`
  return low_tier === high_tier
    ? tierInSentence(low_tier)
    : `${tierInSentence(low_tier)} ou ${tierInSentence(high_tier)}`
}

/** « +15,5 % »; null where there is nothing to compare with. */
export function trendText(amount: number, before: number | null): string | null {
  if (before === null || before <= 0) return null
  const percent = Math.round((amount / before - 1) * 1_000) / 10
  const sign = percent > 0 ? '+' : percent < 0 ? '\u2212' : ''
  return `${sign}${formatNumber(Math.abs(percent))}${NBSP}%`
}

const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayText = (day: string) => DAY.format(new Date(`${day}T12:00:00Z`)).replace(/^1 /, '1er ')

/** When the next tier may come, said with its doubt. */
export function expectedText({ next, next_expected, tier, projection }: AgreementFigures): string {
  if (next === null) return 'Vous avez atteint le dernier palier de cet accord.'
  const gain =
    tier === null
      ? `La remise de fin d’année commence alors à ${formatPercent(next.rate)}.`
      : `La remise de fin d’année passe alors de ${formatPercent(tier.rate)} à ${formatPercent(next.rate)}.`
  if (projection === null || next_expected === null)
    return `Il est trop tôt pour dire quand vous l’atteindrez. ${gain}`
  const { earliest, latest } = next_expected
  if (earliest === null) return `Au rythme actuel, vous ne l’atteindriez pas avant la fin de l’année. ${gain}`
  if (latest === null)
    return `Au rythme actuel, vous pourriez l’atteindre à partir du ${dayText(earliest)}, sans que ce soit acquis. ${gain}`
  const when =
    earliest === latest
      ? `vers le ${dayText(earliest)}`
      : `entre le ${dayText(earliest)} et le ${dayText(latest)}`
  return `Au rythme actuel, vous l’atteindrez ${when}. ${gain}`
}

/** Up to when, since when, and for whom. */
export function sourceText({ through, received_on, laboratory }: AgreementFigures): string {
  const readers = 'Visible par les titulaires et les cotitulaires.'
  if (through === null) return `${laboratory.name} n’a encore rien transmis pour cette année. ${readers}`
  const received = received_on === null ? '' : `, reçues ${de(laboratory.name)} le ${formatDate(received_on)}`
  return `Données au ${formatDate(through)}${received}. ${readers}`
}

/** « 38 officines, taille M, groupe MPR. Moyennes anonymes. » */
export function cohortText(comparison: NonNullable<AgreementFigures['comparison']>): string {
  const { pharmacies, size, group, through } = comparison
  const parts = [
    `${formatInteger(pharmacies)}${NBSP}officines`,
    size && `taille ${size}`,
    group && `groupe ${group}`,
    `au ${formatDate(through)}`,
  ].filter(Boolean)
  return `${parts.join(', ')}. Moyennes anonymes.`
}
