import { expect, test } from 'vitest'
import { QUESTION_TYPES, type QuestionType } from '@kiosque/contract/domain/quiz-question'
import type { BankQuestion } from '@kiosque/contract/wire/question-bank'
import {
  bankIdOf,
  choicesOf,
  copyOf,
  entryOfBank,
  entryOfQuestion,
  faultsIn,
  keyedOf,
  newQuestion,
  readQuestion,
  typeOf,
  withType,
} from './question-entry.ts'

const written = {
  type: 'multiple' as QuestionType,
  label: 'Quels signes ?',
  image: null,
  explanation: 'Parce que.',
  source: null,
  source_url: null,
  points: 2,
  has_partial_credit: true,
  number: null,
  tolerance: null,
  unit: null,
  choices: [
    { id: 11, label: 'Fièvre', is_correct: true, position: null, match: null },
    { id: 12, label: 'Toux', is_correct: true, position: null, match: null },
    { id: 13, label: 'Rien', is_correct: false, position: null, match: null },
  ],
}
const labels = (entry: ReturnType<typeof newQuestion>) =>
  choicesOf(entry).map(({ values }) => String(values['label']))

test('D7-01 a question asked another way keeps what still has a place', () => {
  const entry = entryOfQuestion(written)

  const single = withType(entry, 'single')
  expect(choicesOf(single).map(({ values }) => values['is_correct'])).toEqual([true, false, false])
  expect(labels(withType(entry, 'ordering'))).toEqual(['Fièvre', 'Toux', 'Rien'])
  expect(choicesOf(withType(entry, 'ordering')).map(({ values }) => values['position'])).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(labels(withType(entry, 'true_false'))).toEqual(['Vrai', 'Faux'])
  expect(labels(withType(entry, 'numeric'))).toEqual([])
  expect(labels(withType(withType(entry, 'true_false'), 'single'))).toEqual(['', ''])
})

test.each(QUESTION_TYPES.map(({ value }) => value))('a new %s question says what it waits for', (type) => {
  const entry = withType(newQuestion(), type)
  expect(typeOf(entry)).toBe(type)
  expect(faultsIn(entry).length).toBeGreaterThan(0)
})

test('D7-01 a question of the bank is followed with its answers; a copy is nobody’s', () => {
  const bank = {
    ...written,
    id: 7,
    tags: ['otite'],
    picture: null,
    uses: [],
    version: 3,
  } as unknown as BankQuestion
  const entry = entryOfBank({ ...bank, created_at: '', updated_at: '' })

  expect(bankIdOf(entry)).toBe(7)
  expect(faultsIn(entry)).toEqual([])
  const read = readQuestion(entry, 'questions')
  expect(read).toMatchObject({ bank_id: 7, label: 'Quels signes ?', points: 2 })
  expect(read).not.toHaveProperty('tags')
  expect(read).not.toHaveProperty('id')
  expect((read['choices'] as { id: number }[]).map(({ id }) => id)).toEqual([11, 12, 13])
  const copy = copyOf(entry)
  expect(bankIdOf(copy)).toBeNull()
  const choices = readQuestion(copy, 'questions')['choices'] as object[]
  expect(choices).toMatchObject([{ label: 'Fièvre', is_correct: true }, { label: 'Toux' }, { label: 'Rien' }])
  expect(choices.some((choice) => 'id' in choice)).toBe(false)
})

test('an answer without words is not asked in the preview', () => {
  const entry = withType(newQuestion(), 'single')
  expect(keyedOf(entry, 2)).toMatchObject({ id: 3, choices: [], points: 1 })
})
