import { sql, type RawBuilder } from 'kysely'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { OwnFieldName, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { Target } from '@kiosque/contract/domain/audience'
import { isLive } from '../audience/audience.predicate.ts'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'

const MUST_READ = 'must_read' satisfies OwnFieldName

/** The kinds that can be made required reading. */
export const READING_KINDS: readonly string[] = allKinds
  .filter(({ fields }) => MUST_READ in fields)
  .map(({ key }) => key)

export interface ReadingRow {
  id: number
  kind: string
  slug: string
  title: string
  version: number
  fields: OwnValuesOf
  target: Target
  published_at: Date | null
  round: number
  reminded_at: Date | null
}

function required(db: Db) {
  return db
    .selectFrom('content')
    .leftJoin('reading_rounds', 'reading_rounds.content_id', 'content.id')
    .where('content.kind', 'in', [...READING_KINDS])
    .where('content.status', '=', 'published')
    .where('content.trashed_at', 'is', null)
    .where(sql<boolean>`content.fields ->> 'must_read' = 'true'`)
}

const COLUMNS = [
  'content.id',
  'content.kind',
  'content.slug',
  'content.title',
  'content.version',
  'content.fields',
  'content.published_at',
  'reading_rounds.reminded_at',
] as const
const ROUND = sql<number>`coalesce(reading_rounds.round, 1)`

/** What must be read, the latest first; what has ended too, for its proofs. */
export async function selectReadings(
  db: Db,
  { q }: { q?: string | undefined },
  page: { limit: number; offset: number },
): Promise<ReadingRow[]> {
  let query = required(db)
  for (const pattern of likePatterns(q ?? ''))
    query = query.where(sql<boolean>`content.title_fold LIKE ${pattern}`)
  const rows = await query
    .select([...COLUMNS, ROUND.as('round'), targetOf('content')])
    .orderBy('content.sort_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows as ReadingRow[]
}

export async function countReadings(db: Db, { q }: { q?: string | undefined }): Promise<number> {
  let query = required(db)
  for (const pattern of likePatterns(q ?? ''))
    query = query.where(sql<boolean>`content.title_fold LIKE ${pattern}`)
  const row = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

export async function selectReading(db: Db, id: number): Promise<ReadingRow | undefined> {
  const row = await required(db)
    .select([...COLUMNS, ROUND.as('round'), targetOf('content')])
    .where('content.id', '=', id)
    .executeTakeFirst()
  return row as ReadingRow | undefined
}

/** Those people see now; only these, where ids are given. */
export async function selectLiveReadings(db: Db, now: Date, ids?: readonly number[]): Promise<ReadingRow[]> {
  let query = required(db).where(isLive('content', now))
  if (ids !== undefined) query = query.where('content.id', '=', sql<number>`ANY (${[...ids]}::int[])`)
  const rows = await query
    .select([...COLUMNS, ROUND.as('round'), targetOf('content')])
    .orderBy('content.sort_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(100)
    .execute()
  return rows as ReadingRow[]
}

export interface Asked {
  reading: Pick<ReadingRow, 'id' | 'target' | 'round'> & { readBefore: string | null }
  /** Today in Paris. */
  today: string
  /** Null for all of them. */
  zones: readonly number[] | null
}

/** Everyone who must read it today, each once and where their first pharmacy is, with the proof they gave. */
export function standings({ reading, today, zones }: Asked): RawBuilder<unknown> {
  const { id, target, round, readBefore } = reading
  return sql`
    SELECT person.user_id, person.role, person.drugstore_id, d.name AS drugstore, d.city, d.zone_id,
           proof.confirmed_at, proof.version, proof.user_id IS NOT NULL AS is_done,
           proof.user_id IS NULL AND coalesce(${readBefore}::date < ${today}::date, false) AS is_late
      FROM (SELECT DISTINCT ON (reached.user_id) reached.user_id, reached.type AS role, reached.drugstore_id
              FROM (${reachedAccounts(target)}) reached
             ORDER BY reached.user_id, reached.drugstore_id IS NULL, reached.id) person
      LEFT JOIN drugstores d ON d.id = person.drugstore_id
      LEFT JOIN reading_proofs proof ON proof.content_id = ${id}::int AND proof.user_id = person.user_id
            AND proof.round = ${round}::int
     WHERE ${zones === null ? sql`true` : sql`d.zone_id = ANY (${[...zones]}::int[])`}`
}

export interface TeamRow {
  user_id: number
  first_name: string
  last_name: string
  role: number
  is_done: boolean
}

/** The people of one pharmacy who must read it, whichever of their pharmacies comes first. */
export async function selectTeam(
  db: Db,
  { id, target, round }: Pick<ReadingRow, 'id' | 'target' | 'round'>,
  drugstoreId: number,
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    SELECT u.id AS user_id, u.first_name, u.last_name, max(reached.type) AS role,
           bool_or(proof.user_id IS NOT NULL) AS is_done
      FROM (${reachedAccounts(target)}) reached JOIN users u ON u.id = reached.user_id
      LEFT JOIN reading_proofs proof ON proof.content_id = ${id}::int AND proof.user_id = u.id
            AND proof.round = ${round}::int
     WHERE reached.drugstore_id = ${drugstoreId}::int
     GROUP BY u.id ORDER BY max(reached.type) DESC, u.search_text`.execute(db)
  return rows
}

export interface Proof {
  content_id: number
  confirmed_at: Date
  version: number
}

export async function selectProofs(db: Db, userId: number, contentIds: readonly number[]): Promise<Proof[]> {
  const { rows } = await sql<Proof>`
    SELECT p.content_id, p.confirmed_at, p.version FROM reading_proofs p
      LEFT JOIN reading_rounds r ON r.content_id = p.content_id
     WHERE p.user_id = ${userId}::int AND p.content_id = ANY (${[...contentIds]}::int[])
       AND p.round = coalesce(r.round, 1)`.execute(db)
  return rows
}

/** What somebody has confirmed, as it is asked now: for what they have to do. */
export const confirmedBy = (userId: number): RawBuilder<{ content_id: number }> => sql`
  SELECT p.content_id FROM reading_proofs p LEFT JOIN reading_rounds r ON r.content_id = p.content_id
   WHERE p.user_id = ${userId}::int AND p.round = coalesce(r.round, 1)`

/** The first press counts; a second changes nothing. */
export async function insertProof(
  db: Db,
  proof: {
    content_id: number
    user_id: number
    round: number
    version: number
    account_id: number | null
    drugstore_id: number | null
    confirmed_at: Date
  },
): Promise<void> {
  await db
    .insertInto('reading_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What the bell said about it is settled for this person. */
export async function settleFor(db: Db, contentId: number, userId: number, at: Date): Promise<void> {
  await sql`
    UPDATE notifications n SET read_at = ${at}::timestamptz FROM notification_sends s
     WHERE s.id = n.send_id AND s.content_id = ${contentId}::int AND n.user_id = ${userId}::int
       AND n.read_at IS NULL`.execute(db)
}
