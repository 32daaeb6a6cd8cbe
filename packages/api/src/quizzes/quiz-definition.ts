import { createHash } from 'node:crypto'
import { drawQuestions, type DrawnQuestion, type DrawRules } from '@kiosque/contract/domain/quiz-draw'
import { questionFaults } from '@kiosque/contract/domain/quiz-author'
import type { KeyedQuestion, QuestionType, Review } from '@kiosque/contract/domain/quiz-question'
import type { OwnEntryOf, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { quiz } from '@kiosque/contract/kinds/quiz'

/** A question with its key and with what is told afterwards. */
export interface DefinedQuestion extends KeyedQuestion {
  image: number | null
  unit: string | null
  explanation: string | null
  source: string | null
  source_url: string | null
}

/** Everything an attempt depends on, as it stood when it began. */
export interface QuizDefinition {
  title: string
  questions: DefinedQuestion[]
  draw: DrawRules
  pass_mark: number
  time_limit_s: number | null
  review: Review
  has_certificate: boolean
  validity_months: number | null
}

type Question = OwnEntryOf<typeof quiz.fields.questions>
type Choice = OwnEntryOf<typeof quiz.fields.questions.fields.choices>

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const list = (value: unknown): object[] => (Array.isArray(value) ? (value as object[]) : [])

const DEFAULT_PASS_MARK = 80

/** Reads a quiz out of its content. Questions that cannot be answered are not asked. */
export function definitionOf(content: { title: string; fields: OwnValuesOf<'quiz'> }): QuizDefinition {
  const { title, fields } = content
  return {
    title,
    questions: list(fields.questions)
      .map(questionOf)
      .filter((question) => questionFaults(question).length === 0),
    draw: {
      count: number(fields.draw_count),
      shufflesQuestions: fields.shuffle_questions === true,
      shufflesChoices: fields.shuffle_choices === true,
    },
    pass_mark: number(fields.pass_mark) ?? DEFAULT_PASS_MARK,
    time_limit_s: number(fields.time_limit_s),
    review: (text(fields.review) ?? 'after_submit') as Review,
    has_certificate: fields.has_certificate !== false,
    validity_months: number(fields.validity_months),
  }
}

function questionOf(raw: Question): DefinedQuestion {
  return {
    id: Number(raw.id),
    type: (text(raw.type) ?? 'single') as QuestionType,
    label: text(raw.label) ?? '',
    points: number(raw.points) ?? 1,
    has_partial_credit: raw.has_partial_credit === true,
    number: number(raw.number),
    tolerance: number(raw.tolerance) ?? 0,
    choices: list(raw.choices).map((choice: Choice) => ({
      id: Number(choice.id),
      label: text(choice.label) ?? '',
      is_correct: choice.is_correct === true,
      position: number(choice.position),
      match: text(choice.match),
    })),
    image: number(raw.image),
    unit: text(raw.unit),
    explanation: text(raw.explanation),
    source: text(raw.source),
    source_url: text(raw.source_url),
  }
}

export const hashOf = (definition: QuizDefinition): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex')

/** The questions of an attempt, with all that is known of each. */
export type Drawn = DrawnQuestion & { question: DefinedQuestion }

export const drawnFor = (definition: QuizDefinition, seed: number): Drawn[] =>
  drawQuestions(definition.questions, definition.draw, seed) as Drawn[]
