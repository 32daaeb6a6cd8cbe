import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import { TRAINING_KINDS, type TrainingValues } from '@kiosque/contract/domain/training-kinds'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { standings, type Asked } from './standings.sql.ts'

export interface TrainingRow {
  id: number
  kind: string
  slug: string
  title: string
  fields: TrainingValues
  target: Target
}

export interface TrainingFilter {
  kinds: readonly string[]
  words: readonly string[]
}

const ORDERS: Record<string, ReturnType<typeof sql>> = {
  started: sql`(CASE WHEN kind = 'quiz'
    THEN (SELECT count(DISTINCT user_id) FROM quiz_attempts a WHERE a.content_id = content.id)
    ELSE (SELECT count(*) FROM training_progress p WHERE p.content_id = content.id) END)`,
  date: sql`content.sort_at`,
  title: sql`content.title_fold`,
  due: sql`least(coalesce(content.fields ->> 'due_on', content.fields ->> 'finish_before', '9999-12-31'),
    (SELECT to_char(min(d.due_on), 'YYYY-MM-DD') FROM content_due_dates d WHERE d.content_id = content.id))`,
}

const matching = (db: Db, { kinds, words }: TrainingFilter) =>
  db
    .selectFrom('content')
    .where('kind', 'in', [...kinds])
    .where('status', 'in', ['published', 'archived'])
    .where(sql<boolean>`title_fold LIKE ALL (${[...words]}::text[])`)

export async function selectTrainings(
  db: Db,
  filter: TrainingFilter,
  { sort, limit, offset }: { sort: string; limit: number; offset: number },
): Promise<TrainingRow[]> {
  const order = ORDERS[sort.replace('-', '')] ?? sql`content.sort_at`
  const rows = await matching(db, filter)
    .select(['id', 'kind', 'slug', 'title', 'fields', targetOf('content')])
    .orderBy(sort.startsWith('-') ? sql`${order} DESC` : order)
    .orderBy('sort_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, fields: row.fields as TrainingValues }))
}

export async function countTrainings(db: Db, filter: TrainingFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** A training as it stands, whatever became of its publication; not one in the trash. */
export async function selectTraining(db: Db, id: number): Promise<TrainingRow | undefined> {
  const row = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields', targetOf('content')])
    .where('id', '=', id)
    .where('kind', 'in', [...TRAINING_KINDS])
    .where('status', 'in', ['draft', 'published', 'archived'])
    .executeTakeFirst()
  return row && { ...row, fields: row.fields as TrainingValues }
}

export interface Counted {
  concerned: number
  started: number
  done: number
  late: number
  /** Who finished a try, who of them ever passed, and the sum of their best scores. */
  finished: number
  passed: number
  scores: number
}

const COUNTS = sql`
  count(*)::int AS concerned, count(*) FILTER (WHERE is_started)::int AS started,
  count(*) FILTER (WHERE is_done)::int AS done, count(*) FILTER (WHERE is_late)::int AS late,
  count(score)::int AS finished, count(*) FILTER (WHERE score IS NOT NULL AND was_done)::int AS passed,
  coalesce(sum(score), 0)::int AS scores`

export async function countStandings(db: Db, asked: Asked): Promise<Counted> {
  const { rows } = await sql<Counted>`SELECT ${COUNTS} FROM (${standings(asked)}) s`.execute(db)
  return rows[0]!
}

export type Dimension = 'total' | 'zone' | 'group' | 'role'

/** One line per zone (0: none), group (-1: none) and role, and one for all. */
export async function countByPlace(
  db: Db,
  asked: Asked,
): Promise<(Counted & { dimension: Dimension; key: number })[]> {
  const { rows } = await sql<Counted & { dimension: Dimension; key: number }>`
    SELECT CASE WHEN GROUPING(zone) = 0 THEN 'zone' WHEN GROUPING(grp) = 0 THEN 'group'
                WHEN GROUPING(role) = 0 THEN 'role' ELSE 'total' END AS dimension,
           coalesce(zone, grp, role, 0) AS key, ${COUNTS}
      FROM (SELECT s.*, coalesce(s.zone_id, 0) AS zone, coalesce(s.group_id, -1) AS grp FROM (${standings(asked)}) s) s
     GROUP BY GROUPING SETS ((), (zone), (grp), (role))`.execute(db)
  return rows
}

export async function countByPack(
  db: Db,
  asked: Asked,
): Promise<(Counted & { key: string; label: string })[]> {
  const { rows } = await sql<Counted & { key: string; label: string }>`
    SELECT packs.key, packs.label, ${COUNTS}
      FROM (${standings(asked)}) s
      JOIN drugstore_packs own ON own.drugstore_id = s.drugstore_id
      JOIN packs ON packs.key = own.pack_key
     GROUP BY packs.key, packs.label, packs.position ORDER BY packs.position, packs.key`.execute(db)
  return rows
}

/** How many people’s best score is in each ten points. */
export async function countScores(db: Db, asked: Asked): Promise<{ tenth: number; people: number }[]> {
  const { rows } = await sql<{ tenth: number; people: number }>`
    SELECT least(9, score / 10) AS tenth, count(*)::int AS people
      FROM (${standings(asked)}) s WHERE score IS NOT NULL GROUP BY 1`.execute(db)
  return rows
}

export async function selectVersions(
  db: Db,
  contentId: number,
): Promise<{ id: number; created_at: Date; attempts: number }[]> {
  const { rows } = await sql<{ id: number; created_at: Date; attempts: number }>`
    SELECT v.id, v.created_at, count(a.submitted_at)::int AS attempts
      FROM quiz_versions v LEFT JOIN quiz_attempts a ON a.version_id = v.id AND a.content_id = v.content_id
     WHERE v.content_id = ${contentId}::int GROUP BY v.id ORDER BY v.id`.execute(db)
  return rows
}

export async function selectZoneNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('zones').select(['id', 'name']).orderBy('name').execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
