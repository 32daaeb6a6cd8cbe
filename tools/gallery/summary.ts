import type { Result } from './results.ts'

/** Above this a page is said to move; the journeys hold it too. */
export const MOST_CLS = 0.02

/** What is wrong with one picture, in a few words. */
export function faultsOf({ overflow, cls, errors, remarks, failed }: Result): string[] {
  return [
    ...(failed === null ? [] : [failed]),
    ...(overflow > 0 ? [`déborde de ${overflow} px`] : []),
    ...((cls ?? 0) > MOST_CLS ? [`bouge (${(cls ?? 0).toFixed(3).replace('.', ',')})`] : []),
    ...(errors.length > 0 ? [`${errors.length} erreur${errors.length > 1 ? 's' : ''} en console`] : []),
    ...remarks,
  ]
}

export type Line = {
  screen: string
  path: string
  pictures: number
  failed: number
  missing: number
  faulty: number
  overflow: number
  cls: number
  words: string[]
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]

/** One line a screen: the worst of its pictures, those with most faults first. */
export function summaryOf(results: readonly Result[]): Line[] {
  const byScreen = Map.groupBy(results, ({ screen }) => screen)
  return [...byScreen]
    .map(([screen, own]) => ({
      screen,
      path: own[0]?.path ?? '',
      pictures: own.filter(({ file }) => file !== null).length,
      failed: own.filter(({ failed }) => failed !== null).length,
      missing: own.filter(({ missing }) => missing).length,
      faulty: own.filter((result) => faultsOf(result).length > 0).length,
      overflow: Math.max(...own.map(({ overflow }) => overflow)),
      cls: Math.max(...own.map(({ cls }) => cls ?? 0)),
      words: distinct(own.flatMap(({ errors, remarks }) => [...errors, ...remarks])),
    }))
    .toSorted((a, b) => b.failed - a.failed || b.faulty - a.faulty || a.screen.localeCompare(b.screen))
}
