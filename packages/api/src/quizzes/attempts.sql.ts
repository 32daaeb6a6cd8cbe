import { sql, type Selectable } from 'kysely'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import type { QuizDefinition } from './quiz-definition.ts'
import type { QuizTables } from './quizzes.tables.ts'
import type { StoredAnswers } from './stored-answers.ts'

export type AttemptRow = Selectable<QuizTables['quiz_attempts']>

/** What a quiz says of itself today, whoever may see it: visibility is asked first. */
export async function selectQuiz(db: Db, contentId: number) {
  const row = await db
    .selectFrom('content')
    .select(['id', 'title', 'fields'])
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow()
  return { ...row, fields: row.fields as OwnValuesOf<'quiz'> }
}

/** The version that is exactly this, made if nobody took it yet. */
export async function upsertVersion(
  db: Db,
  version: { content_id: number; hash: string; definition: QuizDefinition; at: Date },
): Promise<number> {
  const { content_id, hash, definition, at } = version
  const known = await db
    .selectFrom('quiz_versions')
    .select('id')
    .where('content_id', '=', content_id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (known) return known.id
  const { rows } = await sql<{ id: number }>`
    INSERT INTO quiz_versions (content_id, hash, definition, created_at)
    VALUES (${content_id}::int, ${hash}, ${json(definition)}, ${at})
    ON CONFLICT (content_id, hash) DO UPDATE SET hash = excluded.hash
    RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a version was neither found nor made')
  return row.id
}

export async function selectDefinition(db: Db, versionId: number): Promise<QuizDefinition> {
  const { definition } = await db
    .selectFrom('quiz_versions')
    .select('definition')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  return definition
}

export interface NewAttempt {
  version_id: number
  content_id: number
  user_id: number
  account_type: number | null
  drugstore_id: number | null
  number: number
  seed: number
  started_at: Date
  deadline_at: Date | null
}

export function insertAttempt(db: Db, attempt: NewAttempt): Promise<AttemptRow> {
  return db
    .insertInto('quiz_attempts')
    .values({ ...attempt, saved_at: attempt.started_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Everything one person tried at one quiz, the first first. */
export function selectOwnAttempts(db: Db, userId: number, contentId: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .orderBy('id')
    .execute()
}

export function selectOwnAttempt(db: Db, userId: number, id: number): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Held until the transaction ends: two submissions become one. */
export function lockAttempt(db: Db, id: number): Promise<AttemptRow> {
  return db.selectFrom('quiz_attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Adds answers to an attempt that is still open; false when it was closed meanwhile. */
export async function mergeAnswers(db: Db, id: number, answers: StoredAnswers, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('quiz_attempts')
    .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb`, saved_at: at })
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export interface Outcome {
  submitted_at: Date
  is_expired: boolean
  points: number
  max_points: number
  score: number
  passed: boolean
  certificate_number: string | null
  certificate_code: string | null
}

export function updateOutcome(db: Db, id: number, outcome: Outcome): Promise<AttemptRow> {
  return db
    .updateTable('quiz_attempts')
    .set(outcome)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function nextCertificate(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT nextval('certificate_number')::int AS n`.execute(db)
  return rows[0]?.n ?? 0
}

/** Attempts whose time is over and that nobody closed. */
export function selectOverdue(db: Db, before: Date, limit: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('submitted_at', 'is', null)
    .where('deadline_at', '<', before)
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
}

export function selectCertificate(db: Db, code: string) {
  return db
    .selectFrom('quiz_attempts')
    .innerJoin('users', 'users.id', 'quiz_attempts.user_id')
    .innerJoin('quiz_versions', 'quiz_versions.id', 'quiz_attempts.version_id')
    .select([
      'certificate_number',
      'score',
      'submitted_at',
      'first_name',
      'last_name',
      'quiz_versions.definition',
    ])
    .where('certificate_code', '=', code)
    .executeTakeFirst()
}

export function selectCertificatesOf(db: Db, userId: number) {
  return db
    .selectFrom('quiz_attempts')
    .innerJoin('quiz_versions', 'quiz_versions.id', 'quiz_attempts.version_id')
    .select(['quiz_attempts.id', 'certificate_number', 'certificate_code', 'score', 'submitted_at'])
    .select('quiz_versions.definition')
    .where('user_id', '=', userId)
    .where('certificate_code', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .execute()
}

export function selectHolder(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'rpps'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
