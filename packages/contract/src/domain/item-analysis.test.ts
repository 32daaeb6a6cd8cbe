import { describe, expect, test } from 'vitest'
import { addAnswer, discriminationOf, emptyTally, medianOf, type ItemAnswer } from './item-analysis.ts'

const tallyOf = (answers: readonly (readonly [share: number, rest: number | null])[]) => {
  const tally = emptyTally()
  for (const [share, rest] of answers)
    addAnswer(tally, { isRight: share === 1, isAnswered: true, share, rest, ms: 1000 } satisfies ItemAnswer)
  return tally
}
type Given = readonly [share: number, rest: number | null]
const twice = (list: readonly Given[]): Given[] => [...list, ...list]

describe('D7-02 discrimination', () => {
  test.each([
    [
      'those who know it know the rest',
      twice([
        [1, 1],
        [1, 0.9],
        [0, 0.2],
        [0, 0.1],
        [1, 1],
      ]),
      0.99,
    ],
    [
      'those who know it do not know the rest',
      twice([
        [0, 1],
        [0, 1],
        [1, 0],
        [1, 0],
        [0, 1],
      ]),
      -1,
    ],
    [
      'it tells nothing of the rest',
      twice([
        [1, 1],
        [0, 1],
        [1, 0],
        [0, 0],
        [1, 0.5],
      ]),
      0,
    ],
    [
      'everybody is right',
      twice([
        [1, 1],
        [1, 0.9],
        [1, 0.2],
        [1, 0.1],
        [1, 1],
      ]),
      null,
    ],
    [
      'it is the only question',
      twice([
        [1, null],
        [0, null],
        [1, null],
        [0, null],
        [1, null],
      ]),
      null,
    ],
    ['nine people are too few', Array.from({ length: 9 }, (_, at) => [at % 2, at % 2] as const), null],
  ] as const)('%s', (_, answers, expected) => {
    expect(discriminationOf(tallyOf(answers))).toBe(expected)
  })
})

test('what was left out counts as asked, and its time does not', () => {
  const tally = tallyOf([[1, 1]])
  addAnswer(tally, { isRight: false, isAnswered: false, share: 0, rest: 1, ms: null })

  expect(tally).toMatchObject({ asked: 2, answered: 1, right: 1, times: [1000] })
})

test.each([
  [[], null],
  [[4], 4],
  [[9, 1, 5], 5],
  [[1, 9, 5, 3], 4],
])('the median of %o is %s', (values, expected) => {
  expect(medianOf(values)).toBe(expected)
})
