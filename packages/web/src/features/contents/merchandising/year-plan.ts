import { SPOTS } from '@kiosque/contract/kinds/merchandising'
import type { CardOf } from '@kiosque/contract/wire/content-of'

type PlanCard = CardOf<'merchandising'>
export type PlanBar = { card: PlanCard; from: number; to: number }
export type PlanRow = { spot: string; label: string; bars: PlanBar[] }

/** Rows are spots, columns are months; what has no month or no spot is not on the plan. */
export function yearPlan(cards: readonly PlanCard[]): PlanRow[] {
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

/** The bars of a spot in as few lines as hold them: one line each only where they overlap. */
export function lanesOf(bars: readonly PlanBar[]): PlanBar[][] {
  const lanes: PlanBar[][] = []
  for (const bar of bars.toSorted((a, b) => a.from - b.from || a.card.id - b.card.id)) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? 0) < bar.from)
    if (free) free.push(bar)
    else lanes.push([bar])
  }
  return lanes
}

/** A line of the year, month after month: what occupies it, or how many months stay free. */
export function cellsOf(lane: readonly PlanBar[]): { bar: PlanBar | null; span: number; month: number }[] {
  const cells: { bar: PlanBar | null; span: number; month: number }[] = []
  let month = 1
  for (const bar of lane) {
    while (month < bar.from) cells.push({ bar: null, span: 1, month: month++ })
    cells.push({ bar, span: bar.to - bar.from + 1, month })
    month = bar.to + 1
  }
  while (month <= 12) cells.push({ bar: null, span: 1, month: month++ })
  return cells
}

/** What is in place during a month. */
export const during = (cards: readonly PlanCard[], month: number): PlanCard[] =>
  yearPlan(cards).flatMap((row) =>
    row.bars.filter(({ from, to }) => from <= month && month <= to).map(({ card }) => card),
  )

/** What is to be put up that month. */
export const beginning = (cards: readonly PlanCard[], month: number): PlanCard[] =>
  during(cards, month).filter((card) => card.month === month)

/** « Immunité : implantation principale » is about immunity. */
export const themeOf = ({ title }: Pick<PlanCard, 'title'>): string => title.split(/\s*:\s*/)[0] ?? title

/** The laboratory whose spot it is; else it is the network's own. */
export const whoseOf = ({ laboratory }: Pick<PlanCard, 'laboratory'>): string => laboratory?.name ?? 'Réseau'
