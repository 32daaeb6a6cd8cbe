/**
 * What a laboratory may offer a pharmacist: « encadrement des avantages » (art. L. 1453-3 and following of the public
 * health code, orders of 7 August 2020). Amounts in cents, for each person, taxes included.
 */
export const ADVANTAGES = ['meal', 'snack', 'night', 'fee', 'training', 'transport'] as const
export type Advantage = (typeof ADVANTAGES)[number]
export type Advantages = Partial<Record<Advantage, number>>

const LABELS: Record<Advantage, string> = {
  meal: 'Repas',
  snack: 'Collation',
  night: 'Nuit d’hôtel',
  fee: 'Frais d’inscription',
  training: 'Formation',
  transport: 'Transport',
}
export const advantageLabel = (advantage: Advantage): string => LABELS[advantage]

/** Below: of negligible value, nothing to do. A meal, twice a year at most by person and company. */
const NEGLIGIBLE: Advantages = { meal: 3_000 }
/** Above, the authorisation of the professional order is needed; below, a declaration is enough. */
const AUTHORISED: Advantages = { meal: 5_000, snack: 1_500, night: 15_000, fee: 100_000, training: 100_000 }
const AUTHORISED_TOTAL = 200_000

export type GiftRegime = 'none' | 'negligible' | 'declaration' | 'authorisation'

const REGIME_LABELS: Record<GiftRegime, string> = {
  none: 'Aucun avantage',
  negligible: 'Valeur négligeable',
  declaration: 'Déclaration',
  authorisation: 'Autorisation',
}
export const giftRegimeLabel = (regime: GiftRegime): string => REGIME_LABELS[regime]

export interface GiftVerdict {
  regime: GiftRegime
  total: number
  /** Which advantages pass the threshold of an authorisation. */
  over: Advantage[]
  isTotalOver: boolean
}

export function giftVerdict(advantages: Advantages): GiftVerdict {
  const given = ADVANTAGES.flatMap((name) => {
    const amount = advantages[name] ?? 0
    return amount > 0 ? [{ name, amount }] : []
  })
  const total = given.reduce((sum, { amount }) => sum + amount, 0)
  const over = given
    .filter(({ name, amount }) => amount > (AUTHORISED[name] ?? Number.POSITIVE_INFINITY))
    .map(({ name }) => name)
  const isTotalOver = total > AUTHORISED_TOTAL
  const isNegligible = given.every(({ name, amount }) => amount <= (NEGLIGIBLE[name] ?? 0))
  const regime =
    total === 0
      ? 'none'
      : over.length > 0 || isTotalOver
        ? 'authorisation'
        : isNegligible
          ? 'negligible'
          : 'declaration'
  return { regime, total, over, isTotalOver }
}

const euros = (cents: number) => `${(cents / 100).toLocaleString('fr-FR')}\u00a0€`

/** What is left to do, in plain words. */
export function giftAdvice(verdict: GiftVerdict): string {
  const students = 'Aucune hospitalité ne peut être offerte à un étudiant.'
  switch (verdict.regime) {
    case 'none':
      return 'Rien n’est offert\u00a0: aucune démarche.'
    case 'negligible':
      return `Un repas de ${euros(NEGLIGIBLE.meal ?? 0)} au plus, deux fois par an et par laboratoire, ne demande ni convention ni déclaration. ${students}`
    case 'declaration':
      return `Le laboratoire signe une convention avec chaque participant et la déclare à l’Ordre au moins huit jours ouvrables avant l’événement. ${students}`
    case 'authorisation': {
      const names = verdict.over.map(
        (name) => `${LABELS[name].toLowerCase()} (${euros(AUTHORISED[name] ?? 0)})`,
      )
      if (verdict.isTotalOver) names.push(`total (${euros(AUTHORISED_TOTAL)})`)
      return `Le seuil est dépassé\u00a0: ${names.join(', ')}. Le laboratoire demande l’autorisation de l’Ordre au moins deux mois avant l’événement\u00a0; sans réponse favorable, l’avantage est interdit. ${students}`
    }
  }
}
