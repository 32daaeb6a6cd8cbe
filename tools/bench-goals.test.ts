import { expect, test } from 'vitest'
import { goalText, isMissed, missesOf } from '../bench/goals.ts'

test.each([
  [0.59, { least: 0.6 }, true],
  [0.6, { least: 0.6 }, false],
  [5, { most: 5 }, false],
  [107, { most: 5 }, true],
  [0.7, { least: 0.8, most: 1.25 }, true],
  [Number.NaN, { most: 5 }, true],
] as const)('%d against %o: missed is %s', (value, goal, expected) => {
  expect(isMissed({ value, goal })).toBe(expected)
})

test('a missed goal is named with its figure, and those kept are not', () => {
  const misses = missesOf([
    { name: 'recherche de longs mots inconnus', value: 107, goal: { most: 5 } },
    { name: 'accueil', value: 20, goal: { most: 50, unit: 'ms' } },
  ])

  expect(misses).toEqual(['recherche de longs mots inconnus\u00a0: 107, but\u00a0: 5 au plus'])
  expect(goalText({ least: 0.8, most: 1.25 })).toBe('entre 0,8 et 1,25')
})
