import { QUESTION_TYPES, type KeyedQuestion, type QuestionType } from '@kiosque/contract/domain/quiz-question'
import type { Fields } from '@kiosque/contract/kinds/fields'
import type { ItemsField } from '@kiosque/contract/kinds/fields/items'
import type { OwnEntryName, OwnEntryOf } from '@kiosque/contract/kinds/own-values'
import { quiz } from '@kiosque/contract/kinds/quiz'
import { faultsOf } from '@kiosque/contract/kinds/quiz-gate'
import type { BankQuestion, BankQuestionValues } from '@kiosque/contract/wire/question-bank'
import type { FormEntry, Problems, Values } from '../field-types/field-view.ts'
import { blankEntry, toForm } from '../model/form-value.ts'
import { readValue } from '../model/read-value.ts'

export const QUESTIONS = quiz.fields.questions as unknown as ItemsField
export const CHOICES = quiz.fields.questions.fields.choices as unknown as ItemsField
export const QUESTION_FIELDS = quiz.fields.questions.fields as unknown as Fields

type QuestionList = typeof quiz.fields.questions
type ChoiceList = typeof quiz.fields.questions.fields.choices
export type QuestionName = OwnEntryName<QuestionList>
export type ChoiceName = OwnEntryName<ChoiceList>

/** What the form holds of a question, and of an answer, under the names a quiz declares for them. */
export const ownOfQuestion = ({ values }: FormEntry): OwnEntryOf<QuestionList> => values
export const ownOfChoice = ({ values }: FormEntry): OwnEntryOf<ChoiceList> => values

export const typeOf = (entry: FormEntry): QuestionType =>
  QUESTION_TYPES.find(({ value }) => value === ownOfQuestion(entry).type)?.value ?? 'single'

export const typeLabel = (entry: FormEntry): string =>
  QUESTION_TYPES.find(({ value }) => value === typeOf(entry))?.label ?? ''

/** What is typed in one of its fields. */
export const textOf = (entry: FormEntry, name: QuestionName | ChoiceName): string => {
  const typed = entry.values[name]
  return typeof typed === 'string' ? typed.trim() : ''
}

export const choicesOf = (entry: FormEntry): FormEntry[] =>
  (ownOfQuestion(entry).choices ?? []) as FormEntry[]

/** The number of the bank's question it follows; null where it is the quiz's own. */
export const bankIdOf = (entry: FormEntry): number | null => Number(ownOfQuestion(entry).bank_id) || null

type Part = { [Name in QuestionName | ChoiceName]?: unknown }

export const withValues = (entry: FormEntry, part: Part): FormEntry => ({
  ...entry,
  values: { ...entry.values, ...part },
})

export const newChoice = (part: Part = {}): FormEntry => withValues(blankEntry(CHOICES.fields), part)

/** A question to write: two answers wait for their words. */
export const newQuestion = (): FormEntry =>
  withValues(blankEntry(QUESTION_FIELDS), { type: 'single', choices: [newChoice(), newChoice()] })

const VERDICTS = ['Vrai', 'Faux']

/** The same question asked another way: what was written stays wherever the new way has a place for it. */
export function withType(entry: FormEntry, type: QuestionType): FormEntry {
  const choices = choicesOf(entry)
  const asked = (list: FormEntry[]) => withValues(entry, { type, choices: list })
  if (type === 'numeric') return asked([])
  if (type === 'true_false') {
    const right = choices.map((choice) => ownOfChoice(choice).is_correct === true)
    return asked(VERDICTS.map((label, index) => newChoice({ label, is_correct: right[index] === true })))
  }
  const kept = typeOf(entry) === 'true_false' ? [] : choices
  const filled = [...kept, ...Array.from({ length: Math.max(0, 2 - kept.length) }, () => newChoice())]
  if (type === 'ordering') return asked(ranked(filled))
  if (type === 'single') return asked(withOneRight(filled))
  return asked(filled)
}

/** Steps stand in the order expected: their rank is where they stand. */
export const ranked = (choices: readonly FormEntry[]): FormEntry[] =>
  choices.map((choice, index) => withValues(choice, { position: String(index + 1) }))

/** The first that is right stays so, alone. */
function withOneRight(choices: readonly FormEntry[]): FormEntry[] {
  const first = choices.findIndex((choice) => ownOfChoice(choice).is_correct === true)
  return choices.map((choice, index) => withValues(choice, { is_correct: index === first }))
}

/** One answer of a single choice becomes the right one. */
export const withRight = (choices: readonly FormEntry[], key: string): FormEntry[] =>
  choices.map((choice) => withValues(choice, { is_correct: choice.key === key }))

/** What the server would be sent; what cannot be read yet goes to `problems`. */
export function readQuestion(entry: FormEntry, path: string, problems: Problems = new Map()): Values {
  const [read] = readValue(QUESTIONS, [entry], path, problems) as Values[]
  return read ?? {}
}

export const faultsIn = (entry: FormEntry): string[] => faultsOf(readQuestion(entry, 'questions'))

type Written = BankQuestionValues & { bank_id?: number }

/** A question that comes from the bank, a file or another quiz, as the form holds it: new, with ids of its own. */
export function entryOfQuestion(question: Written): FormEntry {
  const [entry] = toForm(QUESTIONS, [question]) as FormEntry[]
  if (!entry) throw new Error('a question was not read')
  return { ...entry, id: null, raw: {} }
}

/** One of the bank, which the quiz follows from now on. */
export function entryOfBank(question: BankQuestion): FormEntry {
  const {
    id,
    tags: _t,
    picture: _p,
    uses: _u,
    version: _v,
    created_at: _c,
    updated_at: _a,
    ...own
  } = question
  return entryOfQuestion({ ...own, bank_id: id })
}

/** The same once more, of its own: neither its ids nor its link to the bank. */
export function copyOf(entry: FormEntry): FormEntry {
  const {
    id: _id,
    bank_id: _bank,
    choices,
    ...own
  } = readQuestion(entry, 'questions') as unknown as Written & {
    id?: number
  }
  return entryOfQuestion({ ...own, choices: (choices ?? []).map(({ id: _own, ...choice }) => choice) })
}

/** A question with its key, for drawing and scoring it here: entries not saved yet have no ids. */
export function keyedOf(
  entry: FormEntry,
  index: number,
): KeyedQuestion & { unit: string | null; image: number | null } {
  const raw = readQuestion(entry, 'questions') as unknown as Partial<BankQuestionValues>
  return {
    id: index + 1,
    type: typeOf(entry),
    label: raw.label ?? '',
    points: raw.points ?? 1,
    has_partial_credit: raw.has_partial_credit ?? false,
    number: raw.number ?? null,
    tolerance: raw.tolerance ?? 0,
    unit: raw.unit ?? null,
    image: raw.image ?? null,
    choices: (raw.choices ?? [])
      .filter(({ label }) => (label ?? '') !== '')
      .map((choice, rank) => ({
        id: rank + 1,
        label: choice.label,
        is_correct: choice.is_correct ?? false,
        position: choice.position ?? null,
        match: choice.match ?? null,
      })),
  }
}
