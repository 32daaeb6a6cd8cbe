import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { PREPARED } from '../db/prepared.ts'
import { writtenOnce } from '../db/written-once.ts'
import { refOf } from './content-detail.sql.ts'
import { CARD_COLUMNS, DETAIL_COLUMNS, type CardRow, type DetailRow } from './content-rows.ts'

/** A card with all that tells who may see it: read together, they cannot disagree. */
export type ShownRow = CardRow & { target_id: number; is_public: boolean; is_open: boolean }

/** These contents, whoever may see them, as far as they are published. */
export const selectPublishedCards: (db: Db, ids: readonly number[]) => Promise<ShownRow[]> = writtenOnce(
  (db, ids: readonly number[]) =>
    db
      .selectFrom('content')
      .innerJoin('targets', 'targets.id', 'content.target_id')
      .modifyFront(PREPARED)
      .select(CARD_COLUMNS)
      .select(['content.target_id', 'content.is_public'])
      .select(sql<boolean>`content.is_public AND targets.names_nobody`.as('is_open'))
      .where('content.id', '=', sql<number>`ANY (${ids}::int[])`)
      .where('content.status', '=', 'published'),
)

export type ShownDetail = DetailRow & { is_open: boolean }

const published = (db: Db) =>
  db
    .selectFrom('content')
    .innerJoin('targets', 'targets.id', 'content.target_id')
    .modifyFront(PREPARED)
    .select(DETAIL_COLUMNS)
    .select(sql<boolean>`content.is_public AND targets.names_nobody`.as('is_open'))
    .where('content.status', '=', 'published')

const selectById = writtenOnce((db, kind: string, id: number) =>
  published(db).where('content.kind', '=', kind).where('content.id', '=', id),
)
const selectBySlug = writtenOnce((db, kind: string, slug: string) =>
  published(db).where('content.kind', '=', kind).where('content.slug', '=', slug),
)

/** One whole content by id or slug, whoever may see it, if it is published. */
export async function selectPublishedDetail(
  db: Db,
  kind: string,
  ref: string,
): Promise<ShownDetail | undefined> {
  const wanted = refOf(ref)
  const rows = await ('id' in wanted ? selectById(db, kind, wanted.id) : selectBySlug(db, kind, wanted.slug))
  return rows[0]
}
