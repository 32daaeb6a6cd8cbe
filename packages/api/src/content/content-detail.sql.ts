import { sql } from 'kysely'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS, type CardRow, type DetailRow } from './content-rows.ts'

const ID = /^[1-9][0-9]{0,9}$/
const MAX_ID = 2_147_483_647

/** Reads a path part as an id where it can be one; slugs never look like ids. */
export function refOf(text: string): { id: number } | { slug: string } {
  return ID.test(text) && Number(text) <= MAX_ID ? { id: Number(text) } : { slug: text }
}

export interface Who {
  viewer: Reader | null
  now: Date
}

/** One content by id or slug, if it exists for this viewer. */
export function selectVisible(
  db: Db,
  kind: string,
  ref: string,
  { viewer, now }: Who,
): Promise<DetailRow | undefined> {
  const wanted = refOf(ref)
  return db
    .selectFrom('content')
    .select(DETAIL_COLUMNS)
    .where('kind', '=', kind)
    .where((eb) => ('id' in wanted ? eb('id', '=', wanted.id) : eb('slug', '=', wanted.slug)))
    .where(isVisibleContent('content', viewer, now))
    .executeTakeFirst()
}

/** One content by id or slug, whoever may see it: for its editors only. */
export function selectAny(db: Db, kind: string, ref: string): Promise<DetailRow | undefined> {
  const wanted = refOf(ref)
  return db
    .selectFrom('content')
    .select(DETAIL_COLUMNS)
    .where('kind', '=', kind)
    .where((eb) => ('id' in wanted ? eb('id', '=', wanted.id) : eb('slug', '=', wanted.slug)))
    .executeTakeFirst()
}

/** Which of these contents exist for this viewer, as cards. */
export function selectVisibleCards(db: Db, ids: readonly number[], { viewer, now }: Who): Promise<CardRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('content')
    .select(CARD_COLUMNS)
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .where(isVisibleContent('content', viewer, now))
    .execute()
}

export async function isVisible(db: Db, id: number, { viewer, now }: Who): Promise<{ kind: string } | null> {
  const row = await db
    .selectFrom('content')
    .select('kind')
    .where('id', '=', id)
    .where(isVisibleContent('content', viewer, now))
    .executeTakeFirst()
  return row ?? null
}

/** Among the newest of the kind, those nearest in subject: same category, same laboratory, then newest; nothing that is over. */
export function selectRelated(
  db: Db,
  row: DetailRow,
  { viewer, now, kind }: Who & { kind: Kind },
  limit: number,
): Promise<CardRow[]> {
  const shared = sql<number>`(coalesce(content.category = ${row.category}, false))::int
        + (coalesce(content.laboratory_id = ${row.laboratory_id}::int, false))::int`
  const isNear = kind.is_related_by_subject ? sql<boolean>`${shared} > 0` : sql<boolean>`true`
  const newest = db
    .selectFrom('content')
    .select(CARD_COLUMNS)
    .select('content.sort_at')
    .where('kind', '=', row.kind)
    .where('id', '<>', row.id)
    .where(isVisibleContent('content', viewer, now))
    .where(isNear)
    .where(sql<boolean>`coalesce(content.period_end >= ${parisDay(now)}::date, true)`)
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
  return db
    .selectFrom(newest.as('content'))
    .select(CARD_COLUMNS)
    .orderBy(sql`${shared} DESC`)
    .orderBy('content.sort_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(limit)
    .execute()
}

/** The one published just after (`newer`) or just before (`older`) this one, within what the viewer sees. */
export function selectNeighbour(
  db: Db,
  row: DetailRow,
  { viewer, now }: Who,
  side: 'newer' | 'older',
): Promise<Pick<CardRow, 'id' | 'kind' | 'slug' | 'title' | 'fields'> | undefined> {
  const isNewer = side === 'newer'
  const compared = isNewer
    ? sql<boolean>`(content.sort_at, content.id) > (${row.sort_at}::timestamptz, ${row.id}::int)`
    : sql<boolean>`(content.sort_at, content.id) < (${row.sort_at}::timestamptz, ${row.id}::int)`
  return db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields'])
    .where('kind', '=', row.kind)
    .where(compared)
    .where(isVisibleContent('content', viewer, now))
    .orderBy('sort_at', isNewer ? 'asc' : 'desc')
    .orderBy('id', isNewer ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
}
