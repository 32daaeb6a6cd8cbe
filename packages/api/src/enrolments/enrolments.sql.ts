import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

/** The fields of a content, whoever may see it: visibility is asked first. */
export async function selectFields(db: Db, contentId: number): Promise<Record<string, unknown>> {
  const { fields } = await db
    .selectFrom('content')
    .select('fields')
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow()
  return fields as Record<string, unknown>
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
      conflict
        .columns(['content_id', 'drugstore_id'])
        .doUpdateSet({ participates, answered_by, answered_at }),
    )
    .execute()
}

/** Campaigns this viewer sees whose answer is due between these days, and that this pharmacy has not given. */
export function selectUnanswered(
  db: Db,
  { viewer, drugstoreId, now }: { viewer: Reader; drugstoreId: number; now: Date },
  from: string,
  to: string,
) {
  const deadline = sql<string>`content.fields ->> 'enrolment_deadline'`
  return db
    .selectFrom('content')
    .select(['content.id', 'content.kind', 'content.slug', 'content.title', 'content.fields'])
    .select(deadline.as('deadline'))
    .where('content.kind', 'in', ['one_time_campaign', 'loyalty_campaign', 'monthly_animation'])
    .where(sql<boolean>`content.fields -> 'enrolment_open' = 'true'::jsonb`)
    .where(deadline, '>=', from)
    .where(deadline, '<=', to)
    .where(isVisibleContent('content', viewer, now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrolments as answer')
            .select('answer.content_id')
            .whereRef('answer.content_id', '=', 'content.id')
            .where('answer.drugstore_id', '=', drugstoreId),
        ),
      ),
    )
    .orderBy(deadline)
    .orderBy('content.id')
    .limit(10)
    .execute()
}
