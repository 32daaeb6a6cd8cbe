import {
  addAnswer,
  discriminationOf,
  emptyTally,
  medianOf,
  type ItemTally,
} from '@kiosque/contract/domain/item-analysis'
import { QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import { scoreQuestion } from '@kiosque/contract/domain/quiz-score'
import type { QuestionResult, QuestionResults } from '@kiosque/contract/wire/training-results'
import type { Deps } from '../deps.ts'
import type { Cell } from '../kit/csv.ts'
import { drawnFor, type DefinedQuestion } from '../quizzes/quiz-definition.ts'
import type { StoredAnswers } from '../quizzes/stored-answers.ts'
import { selectFirstTries, type FirstTry, type TriesFilter } from './attempts.sql.ts'
import { givenTo, type Given } from './given-words.ts'

/** More would not change a percent, and would keep the server busy. */
const MOST_READ = 20_000
const PAGE = 500
const MOST_GIVEN = 12

interface Item {
  question: DefinedQuestion
  /** The newest version it was read in: the words shown are its, and its place there. */
  versionId: number
  place: number
  tally: ItemTally
  given: Map<string, Given & { people: number }>
}

/** What each question of a quiz tells of those who answered it, and of itself. */
export async function questionResultsOf(deps: Deps, filter: TriesFilter): Promise<QuestionResults> {
  const items = new Map<number, Item>()
  let attempts = 0
  for (let beforeId = 2_147_483_647; attempts < MOST_READ;) {
    const rows = await selectFirstTries(deps.db, filter, { beforeId, size: PAGE })
    for (const row of rows) await read(deps, row, items)
    attempts += rows.length
    beforeId = rows.at(-1)?.id ?? 0
    if (rows.length < PAGE) break
  }
  return { attempts, is_partial: attempts >= MOST_READ, data: inOrder(items).map(present) }
}

async function read({ quizDefinitions, db }: Deps, row: FirstTry, items: Map<number, Item>): Promise<void> {
  const definition = await quizDefinitions.find(db, row.version_id)
  const drawn = drawnFor(definition, row.seed)
  const scored = drawn.map((each) => ({
    each,
    ...scoreQuestion(each, answerTo(each.question.id, row.answers)),
  }))
  const points = scored.reduce((sum, each) => sum + each.points, 0)
  const most = drawn.reduce((sum, { question }) => sum + question.points, 0)
  for (const { each, points: own, isRight } of scored) {
    const { question } = each
    const place = definition.questions.indexOf(question)
    const item = itemOf(items, { question, versionId: row.version_id, place })
    const answer = row.answers[String(question.id)]
    const given = answer ? givenTo(each, answer) : []
    const others = most - question.points
    addAnswer(item.tally, {
      isRight,
      isAnswered: given.length > 0,
      share: own / question.points,
      rest: others > 0 ? (points - own) / others : null,
      ms: answer?.ms ?? null,
    })
    for (const piece of given) {
      const known = item.given.get(piece.key)
      if (known) known.people += 1
      else item.given.set(piece.key, { ...piece, people: 1 })
    }
  }
}

function answerTo(questionId: number, answers: StoredAnswers) {
  const answer = answers[String(questionId)]
  return answer && { question_id: questionId, ...answer }
}

function itemOf(items: Map<number, Item>, asked: Pick<Item, 'question' | 'versionId' | 'place'>): Item {
  const known = items.get(asked.question.id)
  if (known === undefined) {
    const made = { ...asked, tally: emptyTally(), given: new Map() }
    items.set(asked.question.id, made)
    return made
  }
  if (asked.versionId > known.versionId) Object.assign(known, asked)
  return known
}

/** As the newest version asks them; what it does not ask any more comes last. */
const inOrder = (items: ReadonlyMap<number, Item>) =>
  [...items.values()].toSorted((a, b) => b.versionId - a.versionId || a.place - b.place)

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

function present({ question, tally, given }: Item): QuestionResult {
  const median = medianOf(tally.times)
  const pieces = [...given.values()]
    .toSorted((a, b) => b.people - a.people || a.label.localeCompare(b.label, 'fr'))
    .map(({ label, isRight, people }) => ({
      label,
      is_right: isRight,
      people,
      share: shareOf(people, tally.asked),
    }))
  return {
    question_id: question.id,
    type: question.type,
    label: question.label,
    asked: tally.asked,
    answered: tally.answered,
    success: tally.asked === 0 ? null : shareOf(tally.right, tally.asked),
    discrimination: discriminationOf(tally),
    median_s: median === null ? null : Math.round(median / 1000),
    given: pieces.slice(0, MOST_GIVEN),
    most_wrong: pieces.find((piece) => !piece.is_right) ?? null,
  }
}

export const QUESTIONS_CSV_HEADER = [
  'Question',
  'Type',
  'Posée',
  'Répondue',
  'Réussite (%)',
  'Discrimination',
  'Temps médian (s)',
  'Erreur la plus fréquente',
  'Part de cette erreur (%)',
]

export function* questionCsvRows({ data }: QuestionResults): Generator<Cell[]> {
  for (const row of data)
    yield [
      row.label,
      QUESTION_TYPES.find(({ value }) => value === row.type)?.label,
      row.asked,
      row.answered,
      row.success,
      row.discrimination,
      row.median_s,
      row.most_wrong?.label,
      row.most_wrong?.share,
    ]
}
