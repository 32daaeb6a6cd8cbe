import { SPOTS } from '@kiosque/contract/kinds/merchandising'
import type { CardOf } from '@kiosque/contract/wire/content-of'

export type PlanBar = { card: CardOf<'merchandising'>; from: number; to: number }
export type PlanRow = { spot: string; label: string; bars: PlanBar[] }

/** Rows are spots, columns are months; what has no month or no spot is not on the plan. */
export function yearPlan(cards: readonly CardOf<'merchandising'>[]): PlanRow[] {
  return SPOTS.map(({ value, label }) => ({
    spot: value,
    label,
    bars: cards.flatMap((card) => {
      const from = card.month
      if (card.spot !== value || from === null) return []
      const to = card.month_end ?? from
      return [{ card, from, to: Math.max(from, to) }]
    }),
  })).filter((row) => row.bars.length > 0)
}
