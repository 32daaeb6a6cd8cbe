import { randomInt } from 'node:crypto'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { Attempt, AttemptsAnswer } from '@kiosque/contract/wire/quizzes'
import type { Member } from '../audience/visible-targets.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError, conflict, notFound } from '../errors.ts'
import { lockUser } from '../identity/person-records.ts'
import { wholeList } from '../kit/whole-list.ts'
import {
  insertAttempt,
  selectOwnAttempt,
  selectOwnAttempts,
  selectQuiz,
  upsertVersion,
  type AttemptRow,
} from './attempts.sql.ts'
import { closeAttempt, isOver } from './close-attempt.service.ts'
import { presentAttempt, summaryOf } from './present-attempt.ts'
import { definitionOf, hashOf } from './quiz-definition.ts'
import { rulesOf, standingOf, isOpen } from './standing.ts'

export interface Taking {
  viewer: Member
  now: Date
}

const LARGEST_SEED = 2_147_483_647

/** A quiz this viewer sees; anything else does not exist here. */
async function findQuiz(db: Db, id: number, who: Taking) {
  const { kind } = await findVisible(db, id, who)
  if (kind !== 'quiz') throw notFound()
  return selectQuiz(db, id)
}

/** Begins a try, or gives back the one under way: two tabs, a double click or fifty starts at once are one attempt. */
export async function startAttempt(
  deps: Deps,
  quizId: number,
  who: Taking,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const { viewer, now } = who
  const quiz = await findQuiz(deps.db, quizId, who)
  const { row, isNew } = await inTransaction(deps.db, async (trx) => {
    // Whoever starts is locked, not the quiz: ten thousand people start it side by side.
    if (!(await lockUser(trx, viewer.user_id))) throw notFound()
    const attempts = await closeOverdueOf(
      deps,
      trx,
      await selectOwnAttempts(trx, viewer.user_id, quizId),
      now,
    )
    const open = attempts.findLast(isOpen)
    if (open) return { row: open, isNew: false }
    demandAnother(attempts, quiz.fields, now)
    const definition = definitionOf(quiz)
    if (definition.questions.length === 0) throw conflict('quiz_empty', 'Ce quiz n’a pas encore de question.')
    const version_id = await upsertVersion(trx, {
      content_id: quizId,
      hash: hashOf(definition),
      definition,
      at: now,
    })
    const limit = definition.time_limit_s
    const made = await insertAttempt(trx, {
      version_id,
      content_id: quizId,
      user_id: viewer.user_id,
      account_type: viewer.account_type,
      drugstore_id: viewer.drugstore_id,
      number: attempts.length + 1,
      seed: randomInt(LARGEST_SEED),
      started_at: now,
      deadline_at: limit === null ? null : new Date(now.getTime() + limit * 1000),
    })
    return { row: made, isNew: true }
  })
  return { attempt: await presentAttempt(deps, row, now), isNew }
}

function demandAnother(attempts: readonly AttemptRow[], fields: OwnValuesOf<'quiz'>, now: Date): void {
  const rules = rulesOf(fields)
  const standing = standingOf(attempts, rules, now)
  if (standing.attempts_left === 0) {
    const used = rules.max_attempts === 1 ? 'votre unique tentative' : `vos ${rules.max_attempts} tentatives`
    throw conflict('no_attempts_left', `Vous avez utilisé ${used} à ce quiz.`)
  }
  if (standing.next_attempt_at !== null) {
    const wait = Math.ceil((new Date(standing.next_attempt_at).getTime() - now.getTime()) / 1000)
    throw new AppError(409, 'too_soon', `Vous pourrez recommencer ${inWords(wait)}.`, {
      headers: { 'retry-after': String(wait) },
    })
  }
}

function inWords(seconds: number): string {
  const hours = Math.ceil(seconds / 3600)
  if (hours > 48) return `dans ${Math.ceil(hours / 24)}\u00a0jours`
  if (hours > 1) return `dans ${hours}\u00a0h`
  return `dans ${Math.max(1, Math.ceil(seconds / 60))}\u00a0min`
}

async function closeOverdueOf(
  deps: Deps,
  trx: Db,
  rows: readonly AttemptRow[],
  now: Date,
): Promise<AttemptRow[]> {
  const result: AttemptRow[] = []
  for (const row of rows)
    result.push(isOpen(row) && isOver(row, now) ? await closeAttempt(deps, trx, row.id, now) : row)
  return result
}

/** One's own attempt, closed first if its time is over; anybody else's does not exist. */
export async function findAttempt(deps: Deps, id: number, { viewer, now }: Taking): Promise<AttemptRow> {
  const row = await selectOwnAttempt(deps.db, viewer.user_id, id)
  if (!row) throw notFound()
  if (!isOpen(row) || !isOver(row, now)) return row
  return inTransaction(deps.db, (trx) => closeAttempt(deps, trx, id, now))
}

export async function readAttempt(deps: Deps, id: number, who: Taking): Promise<Attempt> {
  return presentAttempt(deps, await findAttempt(deps, id, who), who.now)
}

/** Everything one tried at a quiz, the latest first, and whether one may try again. */
export async function listAttempts(deps: Deps, quizId: number, who: Taking): Promise<AttemptsAnswer> {
  const quiz = await findQuiz(deps.db, quizId, who)
  const own = await selectOwnAttempts(deps.db, who.viewer.user_id, quizId)
  const rows = await inTransaction(deps.db, (trx) => closeOverdueOf(deps, trx, own, who.now))
  const data = []
  for (const row of rows.toReversed())
    data.push(summaryOf(row, await deps.quizDefinitions.find(deps.db, row.version_id)))
  return { ...wholeList(data), standing: standingOf(rows, rulesOf(quiz.fields), who.now) }
}
