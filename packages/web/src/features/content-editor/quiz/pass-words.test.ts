import { expect, test } from 'vitest'
import { newQuestion, withValues } from './question-entry.ts'
import { askedWords, passWords } from './pass-words.ts'

const worth = (...points: string[]) => points.map((each) => withValues(newQuestion(), { points: each }))
const same = (count: number) => worth(...Array.from({ length: count }, () => '1'))

test.each([
  ['70', '', same(10), 'Soit 7\u00a0bonnes réponses sur 10.'],
  ['80', '', same(8), 'Soit 7\u00a0bonnes réponses sur 8.'],
  ['80 %', '5', same(8), 'Soit 4\u00a0bonnes réponses sur 5.'],
  ['1', '', same(8), 'Soit 1\u00a0bonne réponse sur 8.'],
  ['80', '20', same(3), 'Soit 3\u00a0bonnes réponses sur 3.'],
  ['80', '', worth('1', '2', ''), 'Soit 4\u00a0points sur 4.'],
  ['50', '2', worth('1', '2', '3'), 'Soit 50\u00a0% des points des 2 questions tirées.'],
  ['', '', same(8), null],
  ['101', '', same(8), null],
  ['beaucoup', '', same(8), null],
  ['80', '', [], null],
])(
  'D7-01 a pass mark of « %s », %s drawn, is told in right answers or in points',
  (mark, draw, entries, words) => {
    expect(passWords(mark, draw, entries)).toBe(words)
  },
)

test('one is told how many of the questions are asked', () => {
  expect(askedWords('', 9)).toBe('Vide\u00a0: les 9, à chaque tentative.')
  expect(askedWords('5', 9)).toBe('5 sur 9, tirées au sort à chaque tentative.')
  expect(askedWords('', 0)).toContain('Vide\u00a0: toutes.')
})
