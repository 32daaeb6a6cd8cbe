import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TrainingPerson } from '@kiosque/contract/wire/training-results'
import type { Db } from '../db/db.ts'
import { peopleList } from '../kit/people-list.ts'
import { standings, type Asked } from './standings.sql.ts'

export interface PeopleFilter {
  /** -1 for people of no pharmacy. */
  group: number | undefined
  role: number | undefined
  pack: string | undefined
  status: TrainingPerson['status'] | 'late' | undefined
  words: readonly string[]
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
  status: TrainingPerson['status']
  is_late: boolean
  tries: number
  score: number | null
  done_at: Date | null
  due_on: string | null
}

function matching(asked: Asked, { group, role, pack, status, words }: PeopleFilter): RawBuilder<unknown> {
  const state: RawBuilder<SqlBool> =
    status === undefined ? sql`true` : status === 'late' ? sql`s.is_late` : sql`s.status = ${status}`
  return sql`
    FROM (${standings(asked)}) s
    JOIN users ON users.id = s.user_id
    LEFT JOIN zones ON zones.id = s.zone_id
   WHERE (${group ?? null}::int IS NULL OR coalesce(s.group_id, -1) = ${group ?? null}::int)
     AND (${role ?? null}::int IS NULL OR s.role = ${role ?? null}::int)
     AND (${pack ?? null}::text IS NULL OR EXISTS (
       SELECT FROM drugstore_packs own WHERE own.drugstore_id = s.drugstore_id AND own.pack_key = ${pack ?? null}::text))
     AND ${state} AND users.search_text || ' ' || fold(coalesce(s.drugstore, '')) LIKE ALL (${[...words]}::text[])`
}

const COLUMNS = sql`
  users.id, users.first_name, users.last_name, s.role, s.drugstore_id, s.drugstore, s.city, zones.name AS zone, s.status,
  s.is_late, s.tries, s.score, s.done_at, to_char(s.due_on, 'YYYY-MM-DD') AS due_on`

/** Who is late first, then by name. */
const LIST = peopleList<PersonRow>(COLUMNS, sql`s.is_late DESC, users.search_text, users.id`)

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
