import { expect, test } from 'vitest'
import { foundProblem, isProductCip, mayConfirmRecall, readLots } from './recalls.ts'

test('lots are read as they are pasted: any separator, capitals, each once', () => {
  expect(readLots(' a12b ; A12B,\n c 34\r\n\n')).toEqual(['A12B', 'C 34'])
  expect(readLots(' ;, \n')).toEqual([])
})

test.each([
  ['withdrawn', [{ lot: 'A1', quantity: 3 }], /^rien$/],
  ['withdrawn', [], /combien de boîtes/],
  ['withdrawn', [{ lot: 'Z9', quantity: 1 }], /Z9 ne fait pas partie/],
  [
    'withdrawn',
    [
      { lot: 'A1', quantity: 1 },
      { lot: 'A1', quantity: 2 },
    ],
    /qu’une fois/,
  ],
  ['none', [], /^rien$/],
  ['none', [{ lot: 'A1', quantity: 1 }], /n’indiquez pas de quantité/],
] as const)(
  'D9-01 a confirmation is about lots of the recall, each once: %s %j',
  (outcome, found, problem) => {
    const said = foundProblem(outcome, found, ['A1', 'B2'])
    expect(said ?? 'rien').toMatch(problem)
  },
)

test('the code of a product has seven or thirteen digits', () => {
  expect(['3400930000001', '1234567'].every(isProductCip)).toBe(true)
  expect(['123456', '34009300000012', 'ABCDEFG'].some(isProductCip)).toBe(false)
})

test('whoever checks the stock signs: from the préparateur to the titulaire', () => {
  expect([200, 180, 160, 100].every(mayConfirmRecall)).toBe(true)
  expect([90, 0, 1000, null].some(mayConfirmRecall)).toBe(false)
})
