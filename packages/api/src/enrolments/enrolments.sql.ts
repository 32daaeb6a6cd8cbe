import { sql } from 'kysely'
import type { SharedValuesOf } from '@kiosque/contract/kinds/own-values'
import type { Db } from '../db/db.ts'
import type { Campaign } from './campaign-kinds.ts'

/** The fields of a content, whoever may see it: visibility is asked first. */
export async function selectFields(db: Db, contentId: number): Promise<SharedValuesOf<Campaign>> {
  const { fields } = await db
    .selectFrom('content')
    .select('fields')
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow()
  return fields as SharedValuesOf<Campaign>
}

/** What this pharmacy answered, and who for it. */
export async function selectEnrolment(db: Db, contentId: number, drugstoreId: number) {
  return db
    .selectFrom('enrolments')
    .leftJoin('users', 'users.id', 'enrolments.answered_by')
    .select(['participates', 'answered_at', 'first_name', 'last_name'])
    .where('content_id', '=', contentId)
    .where('drugstore_id', '=', drugstoreId)
    .executeTakeFirst()
}

/** All its answers, whatever they are about. */
export async function selectEnrolments(db: Db, drugstoreId: number) {
  return db
    .selectFrom('enrolments')
    .select(['content_id', 'participates'])
    .where('drugstore_id', '=', drugstoreId)
    .orderBy('content_id')
    .execute()
}

/** How many pharmacies take part. */
export async function countParticipants(db: Db, contentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('enrolments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('content_id', '=', contentId)
    .where('participates', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same for several at once, beside how many answered at all; a campaign nobody answered has no line. */
export async function countAnswers(db: Db, contentIds: readonly number[]) {
  if (contentIds.length === 0) return []
  const rows = await db
    .selectFrom('enrolments')
    .select((eb) => [
      'content_id',
      eb.fn.countAll<number>().as('answers'),
      eb.fn.countAll<number>().filterWhere('participates', '=', true).as('participants'),
    ])
    .where('content_id', '=', sql<number>`ANY (${contentIds}::int[])`)
    .groupBy('content_id')
    .orderBy('content_id')
    .execute()
  return rows.map((row) => ({
    content_id: row.content_id,
    participants: Number(row.participants),
    answers: Number(row.answers),
  }))
}

/** What is no longer in place has no photo either. */
export async function upsertEnrolment(
  db: Db,
  row: {
    content_id: number
    drugstore_id: number
    participates: boolean
    answered_by: number
    answered_at: Date
  },
): Promise<void> {
  const { participates, answered_by, answered_at } = row
  await db
    .insertInto('enrolments')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['content_id', 'drugstore_id']).doUpdateSet({
        participates,
        answered_by,
        answered_at,
        ...(participates ? {} : { photo_id: null }),
      }),
    )
    .execute()
}

/** What this pharmacy answered, whatever it was, for a statement that asks more. */
export const answeredBy = (drugstoreId: number | null) =>
  sql<{ content_id: number }>`SELECT content_id FROM enrolments WHERE drugstore_id = ${drugstoreId}::int`
