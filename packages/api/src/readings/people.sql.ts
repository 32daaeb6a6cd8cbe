import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/db.ts'
import { peopleList } from '../kit/people-list.ts'
import { likePatterns } from '../kit/search-text.ts'
import { standings, type Asked } from './readings.sql.ts'

export interface PeopleFilter {
  q?: string | undefined
  state?: 'missing' | 'confirmed' | 'late' | undefined
  role?: number | undefined
  drugstore_id?: number | undefined
}

export interface PersonRow {
  id: number
  first_name: string
  last_name: string
  role: number
  drugstore_id: number | null
  drugstore: string | null
  city: string | null
  zone: string | null
  is_late: boolean
  confirmed_at: Date | null
  version: number | null
}

const STATES: Record<NonNullable<PeopleFilter['state']>, RawBuilder<SqlBool>> = {
  missing: sql`NOT s.is_done`,
  confirmed: sql`s.is_done`,
  late: sql`s.is_late`,
}

function matching(asked: Asked, { q, state, role, drugstore_id }: PeopleFilter): RawBuilder<unknown> {
  return sql`
    FROM (${standings(asked)}) s JOIN users ON users.id = s.user_id LEFT JOIN zones ON zones.id = s.zone_id
   WHERE (${role ?? null}::int IS NULL OR s.role = ${role ?? null}::int)
     AND (${drugstore_id ?? null}::int IS NULL OR s.drugstore_id = ${drugstore_id ?? null}::int)
     AND ${state === undefined ? sql`true` : STATES[state]}
     AND users.search_text || ' ' || fold(coalesce(s.drugstore, '')) LIKE ALL (${likePatterns(q ?? '')}::text[])`
}

const COLUMNS = sql`users.id, users.first_name, users.last_name, s.role, s.drugstore_id, s.drugstore, s.city,
  zones.name AS zone, s.is_late, s.confirmed_at, s.version`

/** Who has not read it first, then by name. */
const LIST = peopleList<PersonRow>(COLUMNS, sql`s.is_done, s.is_late DESC, users.search_text, users.id`)

export const selectPeoplePage = (
  db: Db,
  asked: Asked,
  filter: PeopleFilter,
  page: { limit: number; offset: number },
): Promise<PersonRow[]> => LIST.page(db, matching(asked, filter), page)

export const countPeople = (db: Db, asked: Asked, filter: PeopleFilter): Promise<number> =>
  LIST.count(db, matching(asked, filter))

/** The same people by key, for a spreadsheet. */
export const selectPeopleAfter = (
  db: Db,
  asked: Asked,
  filter: PeopleFilter,
  after: { afterId: number; size: number },
): Promise<PersonRow[]> => LIST.after(db, matching(asked, filter), after)

/** Those of them who have not read it, as recipients of a notification. */
export const missingPeople = (asked: Asked, filter: PeopleFilter): RawBuilder<unknown> => sql`
  SELECT users.id AS user_id, '{}'::int[] AS account_ids,
         CASE WHEN s.drugstore_id IS NULL THEN '{}'::int[] ELSE ARRAY[s.drugstore_id] END AS drugstore_ids
  ${matching(asked, filter)} AND NOT s.is_done`

export interface Figures {
  concerned: number
  confirmed: number
  late: number
}

export async function selectFigures(db: Db, asked: Asked): Promise<Figures> {
  const { rows } = await sql<Figures>`
    SELECT count(*)::int AS concerned, (count(*) FILTER (WHERE is_done))::int AS confirmed,
           (count(*) FILTER (WHERE is_late))::int AS late FROM (${standings(asked)}) s`.execute(db)
  return rows[0] ?? { concerned: 0, confirmed: 0, late: 0 }
}

export interface Line {
  by: 'zone' | 'role' | 'drugstore'
  key: number | null
  label: string | null
  concerned: number
  confirmed: number
}

/** By zone, by role and by pharmacy, in one reading of everybody. */
export async function selectLines(db: Db, asked: Asked): Promise<Line[]> {
  const { rows } = await sql<Line>`
    WITH s AS MATERIALIZED (${standings(asked)}),
      tally AS (SELECT zone_id, role, drugstore_id, min(drugstore) AS drugstore, grouping(zone_id, role, drugstore_id) AS g,
                       count(*)::int AS concerned, (count(*) FILTER (WHERE is_done))::int AS confirmed
                  FROM s GROUP BY GROUPING SETS ((zone_id), (role), (drugstore_id)))
    SELECT CASE g WHEN 3 THEN 'zone' WHEN 5 THEN 'role' ELSE 'drugstore' END AS by,
           CASE g WHEN 3 THEN tally.zone_id WHEN 5 THEN tally.role ELSE tally.drugstore_id END AS key,
           CASE g WHEN 3 THEN zones.name WHEN 6 THEN tally.drugstore END AS label, concerned, confirmed
      FROM tally LEFT JOIN zones ON zones.id = tally.zone_id
     ORDER BY concerned - confirmed DESC, label`.execute(db)
  return rows
}
