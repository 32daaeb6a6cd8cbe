import { createHash, randomInt } from 'node:crypto'
import { questionFaults, repeatedChoices } from '@kiosque/contract/domain/quiz-author'
import { cleanTags } from '@kiosque/contract/domain/quiz-tags'
import { isVisible } from '@kiosque/contract/domain/visible-text'
import type { BankQuestionBody, BankQuestionValues } from '@kiosque/contract/wire/question-bank'
import type { FieldErrors } from '../../errors.ts'
import { searchText } from '../../kit/search-text.ts'
import type { BankRow } from './bank.sql.ts'

const BLANK: BankQuestionValues = {
  type: 'single',
  label: '',
  image: null,
  explanation: null,
  source: null,
  source_url: null,
  points: 1,
  has_partial_credit: false,
  number: null,
  tolerance: null,
  unit: null,
  choices: [],
}

type Choice = BankQuestionValues['choices'][number]

/** The question a body asks for, over the one there was; what it leaves out stays. */
export function questionOf(body: BankQuestionBody, before: BankQuestionValues = BLANK): BankQuestionValues {
  const given = Object.keys(BLANK)
    .filter((name) => (body as Record<string, unknown>)[name] !== undefined)
    .map((name) => [name, (body as Record<string, unknown>)[name]])
  const merged = { ...before, ...(Object.fromEntries(given) as Partial<BankQuestionValues>) }
  return {
    ...merged,
    label: merged.label.trim(),
    points: merged.points ?? 1,
    has_partial_credit: merged.has_partial_credit ?? false,
    choices: numbered(merged.choices ?? []),
  }
}

const HIGHEST_ID = 2_000_000_000

/** Answers get a lasting id at random, as those of a quiz do: a running number would give away the right order. */
function numbered(choices: readonly Choice[]): Choice[] {
  const taken = new Set<number>()
  return choices.map(({ id, label, is_correct, position, match }) => {
    let own = id
    while (own === undefined || taken.has(own)) own = randomInt(1, HIGHEST_ID)
    taken.add(own)
    const key = { is_correct: is_correct ?? false, position: position ?? null, match: match ?? null }
    return { id: own, label, ...key }
  })
}

/** What keeps a question out of the bank, by field: everything there can be asked as it is. */
export function errorsOf(question: BankQuestionValues): FieldErrors {
  const errors: FieldErrors = {}
  if (!isVisible(question.label)) errors['label'] = ['Ce champ est requis.']
  const choices = question.choices.map((choice) => ({ ...choice, id: choice.id ?? 0 }))
  const faults = questionFaults({ ...question, choices })
  if (faults.length > 0) errors[question.type === 'numeric' ? 'number' : 'choices'] = faults
  for (const { index, message } of repeatedChoices(question)) errors[`choices.${index}.label`] = [message]
  return errors
}

/** What makes two questions one and the same: the type and the words, without case, accents or signs. */
export function sameness({ type, label, choices }: BankQuestionValues): string {
  const words = [label, ...choices.map((choice) => choice.label).toSorted()]
  const folded = words.map((text) =>
    searchText(text)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  return `${folded.join(' / ')} (${type})`
}

const fingerprintOf = (question: BankQuestionValues): string =>
  createHash('sha256').update(sameness(question)).digest('hex')

export function columnsOf(question: BankQuestionValues, typedTags: readonly string[], at: Date) {
  const { type, label, choices, explanation, source } = question
  const tags = cleanTags(typedTags)
  const words = [...choices.flatMap((choice) => [choice.label, choice.match]), explanation, source]
  return {
    type,
    label,
    fields: question,
    tags,
    search_text: searchText(label, ...words, ...tags),
    fingerprint: fingerprintOf(question),
    updated_at: at,
  }
}

export const valuesOf = ({ fields, tags }: Pick<BankRow, 'fields' | 'tags'>) => ({ ...fields, tags })
