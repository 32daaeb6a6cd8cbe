/** What the answers of many people tell of one question, gathered one attempt after the other. */
export interface ItemTally {
  asked: number
  answered: number
  right: number
  /** Milliseconds spent by each who answered. */
  times: number[]
  sums: { x: number; y: number; xx: number; yy: number; xy: number }
}

/** One person before one question. */
export interface ItemAnswer {
  isRight: boolean
  isAnswered: boolean
  /** The part of its points that was earned, 0 to 1. */
  share: number
  /** The part earned of all the other questions, 0 to 1; null where there is no other. */
  rest: number | null
  ms: number | null
}

export const emptyTally = (): ItemTally => ({
  asked: 0,
  answered: 0,
  right: 0,
  times: [],
  sums: { x: 0, y: 0, xx: 0, yy: 0, xy: 0 },
})

export function addAnswer(tally: ItemTally, { isRight, isAnswered, share, rest, ms }: ItemAnswer): void {
  tally.asked += 1
  tally.answered += Number(isAnswered)
  tally.right += Number(isRight)
  if (isAnswered && ms !== null) tally.times.push(ms)
  const { sums } = tally
  const other = rest ?? 0
  sums.x += share
  sums.y += other
  sums.xx += share * share
  sums.yy += other * other
  sums.xy += share * other
}

/** Below so many answers, chance says more than the question does. */
export const LEAST_FOR_DISCRIMINATION = 10

/**
 * How well a question tells those who know from those who do not: the correlation of its points with those of the
 * rest of the quiz, from −1 to 1 in hundredths. Null where too few answered, or where all did the same.
 */
export function discriminationOf({ asked, sums }: ItemTally): number | null {
  if (asked < LEAST_FOR_DISCRIMINATION) return null
  const spread = (square: number, sum: number) => Math.max(0, asked * square - sum * sum)
  const under = Math.sqrt(spread(sums.xx, sums.x) * spread(sums.yy, sums.y))
  if (under < 1e-9) return null
  const r = (asked * sums.xy - sums.x * sums.y) / under
  return Math.round(Math.min(1, Math.max(-1, r)) * 100) / 100
}

export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
