import { endOfParisDay } from '@kiosque/contract/domain/dates'
import { scoreQuestion } from '@kiosque/contract/domain/quiz-score'
import type { Attempt, AttemptSummary, Correction } from '@kiosque/contract/wire/quizzes'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Deps } from '../deps.ts'
import { lastDayOf } from '../due-dates/due-dates.service.ts'
import { fileRefs } from '../files/file-refs.ts'
import { selectOwnAttempts, selectQuiz, type AttemptRow } from './attempts.sql.ts'
import { drawnFor, type Drawn, type QuizDefinition } from './quiz-definition.ts'
import { isOpen, rulesOf, standingOf, validUntil } from './standing.ts'
import { answersOf } from './stored-answers.ts'

export function summaryOf(row: AttemptRow, definition: QuizDefinition): AttemptSummary {
  return {
    id: row.id,
    quiz_id: row.content_id,
    number: row.number,
    status: isOpen(row) ? 'open' : row.is_expired ? 'expired' : 'submitted',
    started_at: row.started_at.toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    score: row.score,
    passed: row.passed,
    pass_mark: definition.pass_mark,
    has_certificate: row.certificate_number !== null,
  }
}

/** An attempt for its owner: the questions without their key while it is open, and after it what the quiz allows. */
export async function presentAttempt(deps: Deps, row: AttemptRow, now: Date): Promise<Attempt> {
  const definition = await deps.quizDefinitions.find(deps.db, row.version_id)
  const drawn = drawnFor(definition, row.seed)
  const secret = deps.env.secretKey
  const pictures = await fileRefs(
    deps.db,
    drawn.map(({ question }) => question.image),
    { secret, now },
  )
  const note = isOpen(row) ? null : await whyHidden(deps, row, definition, now)
  return {
    ...summaryOf(row, definition),
    title: definition.title,
    server_time: now.toISOString(),
    questions: drawn.map((each) => asked(each, pictures)),
    answers: answersOf(row.answers).map((answer) => ({
      ...answer,
      choice_ids: [...answer.choice_ids],
      pairs: [...answer.pairs],
    })),
    points: row.points,
    max_points: row.max_points,
    corrections: isOpen(row) || note !== null ? null : correctionsOf(row, drawn, pictures),
    corrections_note: note,
    certificate: certificateOf(row, definition),
  }
}

/** Field by field: the key never leaves by accident. */
function asked({ question, choices, matches }: Drawn, pictures: ReadonlyMap<number, FileRef>) {
  return {
    id: question.id,
    type: question.type,
    label: question.label,
    image: pictures.get(question.image ?? 0) ?? null,
    points: question.points,
    unit: question.unit,
    choices: choices.map(({ id, label }) => ({ id, label })),
    matches: matches.map(({ id, label }) => ({ id, label })),
  }
}

/** Why the right answers are not shown to whoever took it; null when they are. */
async function whyHidden(
  deps: Deps,
  row: AttemptRow,
  { review }: QuizDefinition,
  now: Date,
): Promise<string | null> {
  if (review === 'after_submit') return null
  if (review === 'never') return 'Ce quiz ne montre que la note.'
  const { fields } = await selectQuiz(deps.db, row.content_id)
  if (review === 'after_close') {
    // Whoever may still take it would learn the answers of those whose day has passed.
    const due = await lastDayOf(deps.db, row.content_id, dayOf(fields.due_on))
    if (due === null || now >= endOfParisDay(due)) return null
    return 'Les corrections seront montrées après la date limite.'
  }
  if (row.passed || row.user_id === null) return null
  const own = await selectOwnAttempts(deps.db, row.user_id, row.content_id)
  const { status, attempts_left } = standingOf(own, rulesOf(fields), now)
  return status === 'passed' || attempts_left === 0
    ? null
    : 'Les corrections seront montrées une fois le quiz réussi, ou vos tentatives épuisées.'
}

const dayOf = (value: unknown) => (typeof value === 'string' ? value : null)

function correctionsOf(
  row: AttemptRow,
  drawn: readonly Drawn[],
  pictures: ReadonlyMap<number, FileRef>,
): Correction[] {
  const given = new Map(answersOf(row.answers).map((answer) => [answer.question_id, answer]))
  return drawn.map((each) => {
    const { question, choices, matches } = each
    const answer = given.get(question.id)
    const { points, isRight } = scoreQuestion(each, answer)
    return {
      question_id: question.id,
      type: question.type,
      label: question.label,
      image: pictures.get(question.image ?? 0) ?? null,
      is_right: isRight,
      points,
      max_points: question.points,
      choices: choices.map(({ id, label, is_correct, position, match }) => ({
        id,
        label,
        is_correct,
        position,
        match,
      })),
      matches: [...matches],
      given: answer ? { ...answer, choice_ids: [...answer.choice_ids], pairs: [...answer.pairs] } : null,
      expected_value: question.number,
      unit: question.unit,
      explanation: question.explanation,
      source: question.source,
      source_url: question.source_url,
    }
  })
}

function certificateOf(row: AttemptRow, definition: QuizDefinition): Attempt['certificate'] {
  const { certificate_number: number, certificate_code: code, submitted_at } = row
  if (number === null || code === null || submitted_at === null) return null
  return { number, code, valid_until: validUntil(submitted_at, definition.validity_months) }
}
