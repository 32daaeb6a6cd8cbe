import type { Attempt, AnswersBody } from '@kiosque/contract/wire/quizzes'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, type FieldErrors } from '../errors.ts'
import { findAttempt, type Taking } from './attempts.service.ts'
import { mergeAnswers, type AttemptRow } from './attempts.sql.ts'
import { closeAttempt } from './close-attempt.service.ts'
import { presentAttempt } from './present-attempt.ts'
import { drawnFor, type Drawn } from './quiz-definition.ts'
import { isOpen } from './standing.ts'
import type { StoredAnswers } from './stored-answers.ts'

type Given = AnswersBody['answers'][number]

/** Longer than anybody thinks about one question: they were away. */
const LONGEST_MS = 10 * 60_000

const closed = (row: AttemptRow) =>
  row.is_expired
    ? conflict('time_over', 'Le temps est écoulé\u00a0: vos réponses données à temps ont été comptées.')
    : conflict('attempt_closed', 'Ce quiz est déjà rendu.')

/** Saves answers to an open attempt; asked again with the same ones, nothing changes. */
export async function saveAnswers(deps: Deps, id: number, body: AnswersBody, who: Taking): Promise<Attempt> {
  const row = await findAttempt(deps, id, who)
  if (!isOpen(row)) throw closed(row)
  const definition = await deps.quizDefinitions.find(deps.db, row.version_id)
  demandFitting(drawnFor(definition, row.seed), body.answers)
  const stored = stamped(row, body.answers, who.now)
  if (!(await mergeAnswers(deps.db, id, stored, who.now))) throw closed(await findAttempt(deps, id, who))
  return presentAttempt(deps, { ...row, answers: { ...row.answers, ...stored } }, who.now)
}

export async function submitAttempt(deps: Deps, id: number, who: Taking): Promise<Attempt> {
  const row = await findAttempt(deps, id, who)
  if (!isOpen(row)) return presentAttempt(deps, row, who.now)
  const done = await inTransaction(deps.db, (trx) => closeAttempt(deps, trx, id, who.now))
  return presentAttempt(deps, done, who.now)
}

/** Each answer must be one to a question of this very attempt, in the way that question is answered. */
function demandFitting(drawn: readonly Drawn[], answers: readonly Given[]): void {
  const errors: FieldErrors = {}
  answers.forEach((given, index) => {
    const asked = drawn.find(({ question }) => question.id === given.question_id)
    const fault = asked ? faultOf(asked, given) : 'Cette question n’est pas dans votre quiz.'
    if (fault !== null) errors[`answers.${index}`] = [fault]
  })
  if (new Set(answers.map(({ question_id }) => question_id)).size < answers.length)
    errors['answers'] = ['Chaque question ne se répond qu’une fois par envoi.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function faultOf({ question, choices, matches }: Drawn, given: Given): string | null {
  const { type } = question
  const known = new Set(choices.map(({ id }) => id))
  const wantsChoices = type !== 'numeric' && type !== 'matching'
  if (given.value !== null && type !== 'numeric') return 'Cette question n’attend pas de nombre.'
  if (given.pairs.length > 0 && type !== 'matching') return 'Cette question n’attend pas d’association.'
  if (given.choice_ids.length > 0 && !wantsChoices) return 'Cette question n’a pas de réponses à cocher.'
  if (given.choice_ids.some((id) => !known.has(id))) return 'Une réponse cochée n’est pas proposée.'
  if (new Set(given.choice_ids).size < given.choice_ids.length) return 'Une réponse est cochée deux fois.'
  if ((type === 'single' || type === 'true_false') && given.choice_ids.length > 1)
    return 'Cette question n’attend qu’une réponse.'
  if (type === 'ordering' && given.choice_ids.length > 0 && given.choice_ids.length < choices.length)
    return 'Donnez toutes les étapes, dans l’ordre.'
  const rights = new Set(matches.map(({ id }) => id))
  if (given.pairs.some((pair) => !known.has(pair.choice_id) || !rights.has(pair.match_id)))
    return 'Une association n’est pas proposée.'
  if (new Set(given.pairs.map((pair) => pair.choice_id)).size < given.pairs.length)
    return 'Un élément est associé deux fois.'
  return null
}

/** With the time spent: since the last answer, shared among those that come together. */
function stamped(row: AttemptRow, answers: readonly Given[], now: Date): StoredAnswers {
  const spent = Math.min(LONGEST_MS, Math.max(0, now.getTime() - row.saved_at.getTime()))
  const entries = answers.map(({ question_id, choice_ids, pairs, value }) => {
    const before = row.answers[String(question_id)]
    const ms = (before?.ms ?? 0) + Math.round(spent / answers.length)
    return [String(question_id), { choice_ids, pairs, value, at: now.toISOString(), ms }] as const
  })
  return Object.fromEntries(entries)
}
