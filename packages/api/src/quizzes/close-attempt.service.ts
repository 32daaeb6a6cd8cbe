import { scoreQuiz } from '@kiosque/contract/domain/quiz-score'
import { quiz as quizKind } from '@kiosque/contract/kinds/quiz'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notices/notify.service.ts'
import { lockAttempt, selectOverdue, updateOutcome, type AttemptRow } from './attempts.sql.ts'
import { issueCertificate, NO_CERTIFICATE } from './certificate-number.ts'
import { drawnFor } from './quiz-definition.ts'
import { answersOf } from './stored-answers.ts'

/** An answer given in time may take this long to arrive. */
const GRACE_MS = 1_000

export const isOver = (row: Pick<AttemptRow, 'deadline_at'>, now: Date): boolean =>
  row.deadline_at !== null && now.getTime() > row.deadline_at.getTime() + GRACE_MS

/** Closes an attempt, once: whoever comes second finds it closed. An attestation that comes of it is told (D9-01). */
export async function closeAttempt(deps: Deps, trx: Db, id: number, now: Date): Promise<AttemptRow> {
  const row = await lockAttempt(trx, id)
  if (row.submitted_at !== null) return row
  const closed = await scoreAttempt(deps, trx, row, now)
  if (closed.certificate_code === null || closed.user_id === null) return closed
  const { title } = await deps.quizDefinitions.find(trx, row.version_id)
  await notify(trx, {
    to: { people: [{ user_id: closed.user_id }] },
    topic: 'training',
    title: 'Votre attestation est prête',
    text: `Quiz réussi avec ${closed.score}\u00a0%\u00a0: ${title}`,
    link: `${quizKind.route}/${closed.content_id}/resultat/${id}`,
    at: now,
  })
  return closed
}

/** What an open attempt is worth, written down; nobody hears of it. */
export async function scoreAttempt(deps: Deps, trx: Db, row: AttemptRow, now: Date): Promise<AttemptRow> {
  const { id } = row
  const definition = await deps.quizDefinitions.find(trx, row.version_id)
  const drawn = drawnFor(definition, row.seed)
  const score = scoreQuiz(drawn, answersOf(row.answers), definition.pass_mark)
  const isExpired = isOver(row, now)
  const submittedAt = isExpired ? (row.deadline_at ?? now) : now
  const isCertified = score.isPassed && definition.has_certificate
  return updateOutcome(trx, id, {
    submitted_at: submittedAt,
    is_expired: isExpired,
    points: score.points,
    max_points: score.most,
    score: score.percent,
    passed: score.isPassed,
    ...(isCertified ? await issueCertificate(trx, submittedAt) : NO_CERTIFICATE),
  })
}

const BATCH = 100

/** Attempts nobody came back to: closed and scored with what had been answered (D7-01). */
export async function closeOverdue(deps: Deps, now: Date): Promise<number> {
  let closed = 0
  for (;;) {
    const overdue = await selectOverdue(deps.db, new Date(now.getTime() - GRACE_MS), BATCH)
    for (const { id } of overdue) await inTransaction(deps.db, (trx) => closeAttempt(deps, trx, id, now))
    closed += overdue.length
    if (overdue.length < BATCH) return closed
  }
}
