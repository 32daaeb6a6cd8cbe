import type { Result } from './camera.ts'

/** Above this a page is said to move; the journeys hold it too. */
export const MOST_CLS = 0.02

/** What is wrong with one picture, in a few words. */
export function faultsOf({ overflow, cls, errors, note }: Result): string[] {
  return [
    ...(overflow > 0 ? [`déborde de ${overflow} px`] : []),
    ...(cls > MOST_CLS ? [`bouge (${cls.toFixed(3).replace('.', ',')})`] : []),
    ...(errors.length > 0 ? [`${errors.length} erreur${errors.length > 1 ? 's' : ''} en console`] : []),
    ...(note === null ? [] : [note]),
  ]
}

export type Line = {
  screen: string
  path: string
  pictures: number
  missing: number
  overflow: number
  cls: number
  errors: string[]
}

/** One line a screen: the worst of its pictures. */
export function summaryOf(results: readonly Result[]): Line[] {
  const names = [...new Set(results.map(({ screen }) => screen))]
  return names.map((screen) => {
    const own = results.filter((result) => result.screen === screen)
    return {
      screen,
      path: own[0]?.path ?? '',
      pictures: own.filter(({ file }) => file !== null).length,
      missing: own.filter(({ file }) => file === null).length,
      overflow: Math.max(...own.map(({ overflow }) => overflow)),
      cls: Math.max(...own.map(({ cls }) => cls)),
      errors: [...new Set(own.flatMap(({ errors }) => errors))],
    }
  })
}
