import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { CARD_COLUMNS, type CardRow } from './content-rows.ts'

/** A card with all that tells who may see it: read together, they cannot disagree. */
export type ShownRow = CardRow & { target_id: number; is_public: boolean; is_open: boolean }

/** These contents, whoever may see them, as far as they are published. */
export function selectPublishedCards(db: Db, ids: readonly number[]): Promise<ShownRow[]> {
  return db
    .selectFrom('content')
    .innerJoin('targets', 'targets.id', 'content.target_id')
    .select(CARD_COLUMNS)
    .select(['content.target_id', 'content.is_public'])
    .select(sql<boolean>`content.is_public AND targets.names_nobody`.as('is_open'))
    .where('content.id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .where('content.status', '=', 'published')
    .execute()
}
