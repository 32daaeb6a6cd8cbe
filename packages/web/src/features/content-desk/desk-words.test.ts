import { expect, test } from 'vitest'
import { reachRange } from './desk-words.ts'

test.each([
  [[27], '27\u00a0officines'],
  [[1, 1], '1\u00a0officine'],
  [[5, 27, 12], '5 à 27\u00a0officines selon le contenu'],
  [[0, 3], '0 à 3\u00a0officines selon le contenu'],
])('D13-01 how many pharmacies a publication of many reaches: %o', (reached, text) => {
  expect(reachRange(reached.map((drugstores) => ({ drugstores })))).toBe(text)
})
