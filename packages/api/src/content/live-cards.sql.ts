import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { PREPARED } from '../db/prepared.ts'
import { refOf } from './content-detail.sql.ts'
import { CARD_COLUMNS, type CardRow, type ContentRow } from './content-rows.ts'

/** A card with all that tells who may see it: read together, they cannot disagree. */
export type ShownRow = CardRow & { target_id: number; is_public: boolean; is_open: boolean }

/** These contents, whoever may see them, as far as they are published. */
export function selectPublishedCards(db: Db, ids: readonly number[]): Promise<ShownRow[]> {
  return db
    .selectFrom('content')
    .innerJoin('targets', 'targets.id', 'content.target_id')
    .modifyFront(PREPARED)
    .select(CARD_COLUMNS)
    .select(['content.target_id', 'content.is_public'])
    .select(sql<boolean>`content.is_public AND targets.names_nobody`.as('is_open'))
    .where('content.id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .where('content.status', '=', 'published')
    .execute()
}

export type ShownDetail = ContentRow & { is_open: boolean }

/** One whole content by id or slug, whoever may see it, if it is published. */
export function selectPublishedDetail(db: Db, kind: string, ref: string): Promise<ShownDetail | undefined> {
  const wanted = refOf(ref)
  return db
    .selectFrom('content')
    .innerJoin('targets', 'targets.id', 'content.target_id')
    .selectAll('content')
    .select(sql<boolean>`content.is_public AND targets.names_nobody`.as('is_open'))
    .where('content.kind', '=', kind)
    .where('content.status', '=', 'published')
    .where((eb) => ('id' in wanted ? eb('content.id', '=', wanted.id) : eb('content.slug', '=', wanted.slug)))
    .executeTakeFirst()
}
