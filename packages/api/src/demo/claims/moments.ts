import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'

/** The same figures at each first start, for whatever is asked. */
export const drawn = (seed: string, max: number): number => {
  let value = 7
  for (const sign of seed) value = (value * 31 + sign.codePointAt(0)!) % 1_000_003
  return value % max
}

const MINUTE_MS = 60_000
/** From when to when people of a pharmacy, and of the head office, are at it: minutes of the day. */
const OPEN = { pharmacy: [8 * 60 + 40, 18 * 60 + 50], desk: [9 * 60 + 5, 17 * 60 + 40] } as const

/** So many days before the first start, at an hour when somebody works: nobody claims at five in the morning. */
export function momentOf(startedAt: Date, days: number, seed: string, who: keyof typeof OPEN): Date {
  const [from, to] = OPEN[who]
  const midnight = startOfParisDay(addDays(parisDay(startedAt), days)).getTime()
  return new Date(midnight + (from + drawn(`${seed} ${days}`, to - from)) * MINUTE_MS)
}
