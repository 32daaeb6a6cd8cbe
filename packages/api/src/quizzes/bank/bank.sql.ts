import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { BankNarrowing } from '@kiosque/contract/wire/question-bank'
import type { PublicationStatus } from '@kiosque/contract/domain/publication'
import type { Db } from '../../db/db.ts'
import { json } from '../../db/json.ts'
import { likePatterns } from '../../kit/search-text.ts'
import type { BankTables } from './bank.tables.ts'

export type BankRow = Selectable<BankTables['bank_questions']>
type Columns = Omit<Insertable<BankTables['bank_questions']>, 'created_at' | 'version' | 'fields'> & {
  fields: BankRow['fields']
}

/** The questions of every quiz that is not in the trash, one row each. */
const ASKED = sql`(
  SELECT c.id, c.title, c.status, c.starts_at, c.ends_at, (question ->> 'bank_id')::int AS bank_id
    FROM content c
   CROSS JOIN LATERAL jsonb_array_elements(
     CASE WHEN jsonb_typeof(c.fields -> 'questions') = 'array' THEN c.fields -> 'questions' ELSE '[]' END
   ) AS question
   WHERE c.kind = 'quiz' AND c.trashed_at IS NULL AND question ? 'bank_id'
)`

function narrowed(db: Db, { q, tag, type, usage }: BankNarrowing) {
  let query = db.selectFrom('bank_questions')
  for (const pattern of likePatterns(q ?? '')) query = query.where('search_text', 'like', pattern)
  if (tag !== undefined) query = query.where(sql<SqlBool>`tags @> ARRAY[${tag}::text]`)
  if (type !== undefined) query = query.where('type', '=', type)
  const isUsed = sql<SqlBool>`EXISTS (SELECT 1 FROM ${ASKED} AS asked WHERE asked.bank_id = bank_questions.id)`
  if (usage === 'used') query = query.where(isUsed)
  if (usage === 'unused') query = query.where(sql<SqlBool>`NOT ${isUsed}`)
  return query
}

export async function countQuestions(db: Db, narrowing: BankNarrowing): Promise<number> {
  const row = await narrowed(db, narrowing)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The last changed first. */
export function selectQuestions(
  db: Db,
  narrowing: BankNarrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<BankRow[]> {
  return narrowed(db, narrowing)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** After this id, in the order of ids: an export reads page after page. */
export function selectQuestionsAfter(
  db: Db,
  narrowing: BankNarrowing,
  afterId: number,
  limit: number,
): Promise<BankRow[]> {
  return narrowed(db, narrowing).selectAll().where('id', '>', afterId).orderBy('id').limit(limit).execute()
}

export function selectQuestion(db: Db, id: number): Promise<BankRow | undefined> {
  return db.selectFrom('bank_questions').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockQuestion(db: Db, id: number): Promise<BankRow | undefined> {
  return db.selectFrom('bank_questions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** These, as they stay until the transaction is over. */
export function selectAndHold(db: Db, ids: readonly number[]): Promise<BankRow[]> {
  return db
    .selectFrom('bank_questions')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute()
}

/** Those of the bank that are one of these, whoever wrote them. */
export function selectByFingerprint(db: Db, fingerprints: readonly string[]): Promise<BankRow[]> {
  return db
    .selectFrom('bank_questions')
    .selectAll()
    .where(sql<SqlBool>`fingerprint = ANY (${[...fingerprints]}::text[])`)
    .execute()
}

export function insertQuestion(db: Db, row: Columns): Promise<BankRow> {
  return db
    .insertInto('bank_questions')
    .values({ ...row, fields: json(row.fields), created_at: row.updated_at } as never)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateQuestion(db: Db, id: number, row: Columns & { version: number }): Promise<BankRow> {
  return db
    .updateTable('bank_questions')
    .set({ ...row, fields: json(row.fields) } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteQuestion(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bank_questions').where('id', '=', id).execute()
}

export interface UseRow {
  bank_id: number
  id: number
  title: string
  status: PublicationStatus
  starts_at: Date | null
  ends_at: Date | null
}

/** Which quizzes ask these questions, each once. */
export async function selectUses(db: Db, ids: readonly number[]): Promise<UseRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<UseRow>`
    SELECT DISTINCT bank_id, id, title, status, starts_at, ends_at FROM ${ASKED} AS asked
     WHERE bank_id = ANY (${[...ids]}::int[]) ORDER BY title, id`.execute(db)
  return rows
}

/** Every tag with how many questions bear it. */
export async function selectTags(db: Db): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    SELECT tag, count(*)::int AS count FROM bank_questions, unnest(tags) AS tag
     GROUP BY tag ORDER BY tag`.execute(db)
  return rows
}

/** A quiz by its number, wherever it stands but in the trash. */
export async function selectQuizQuestions(
  db: Db,
  id: number,
): Promise<{ title: string; questions: unknown } | undefined> {
  const row = await db
    .selectFrom('content')
    .select(['title', 'fields'])
    .where('id', '=', id)
    .where('kind', '=', 'quiz')
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  return row && { title: row.title, questions: (row.fields as OwnValuesOf<'quiz'>).questions }
}
