import { dayOfMonth, monthName } from '@kiosque/contract/domain/french-days'
import type { AgreementFigures, YearProjection } from '@kiosque/contract/wire/agreements'
import { formatDate, formatInteger, formatPercent } from '../../lib/format.ts'
import { tierInSentence } from '../../parts/agreement-words.ts'
import { de } from '@kiosque/contract/domain/elision'

/** « Palier 2 ou palier 3 »: what the two ends of the range lead to. */
export function tierRange({ low_tier, high_tier }: YearProjection): string {
  if (high_tier === null) return 'aucun palier'
  if (low_tier === null) return `${tierInSentence(high_tier)} au mieux`
  return low_tier === high_tier
    ? tierInSentence(low_tier)
    : `${tierInSentence(low_tier)} ou ${tierInSentence(high_tier)}`
}

const dayText = (day: string) => `${dayOfMonth(day)} ${monthName(day)}`

/** Once the last month of its year is told, nothing is missing any more: it was. */
export const isYearWhole = ({ through, year }: Pick<AgreementFigures, 'through' | 'year'>): boolean =>
  through === `${year}-12-31`

/** When the next tier may come, said with its doubt; a day that has passed is never told as one to come. */
export function expectedText(figures: AgreementFigures, today: string): string {
  const { next, next_expected, tier, projection, amount, year, laboratory } = figures
  if (next === null) return 'Vous avez atteint le dernier palier de cet accord.'
  if (isYearWhole(figures))
    return tier === null
      ? `L’année ${year} est close, sans palier atteint.`
      : `L’année ${year} est close\u00A0: votre remise est celle du ${tierInSentence(tier.title)}, ${formatPercent(tier.rate)}.`
  const gain =
    tier === null
      ? `La remise de fin d’année commence alors à ${formatPercent(next.rate)}.`
      : `La remise de fin d’année passe alors de ${formatPercent(tier.rate)} à ${formatPercent(next.rate)}.`
  if (amount === 0 && projection === null)
    return `Aucun achat connu chez ${laboratory.name} cette année. La remise de fin d’année commence à ${formatPercent(next.rate)}.`
  if (projection === null || next_expected === null)
    return `Il est trop tôt pour dire quand vous l’atteindrez. ${gain}`
  const { earliest, latest } = next_expected
  if (earliest === null) return `Au rythme actuel, vous ne l’atteindriez pas avant la fin de l’année. ${gain}`
  if (latest === null)
    return `Au rythme actuel, vous pourriez l’atteindre ${earliest > today ? `à partir du ${dayText(earliest)}` : 'd’ici à la fin de l’année'}, sans que ce soit acquis. ${gain}`
  if (latest < today)
    return `Au rythme actuel, vous l’avez sans doute atteint depuis\u00A0: les prochains chiffres ${de(laboratory.name)} le diront. ${gain}`
  if (earliest < today) return `Au rythme actuel, vous l’atteindrez d’ici au ${dayText(latest)}. ${gain}`
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
    `${formatInteger(pharmacies)}\u00A0officines`,
    size && `taille ${size}`,
    group && `groupe ${group}`,
    `au ${formatDate(through)}`,
  ].filter(Boolean)
  return `${parts.join(', ')}. Moyennes anonymes.`
}
