import { sql, type Updateable } from 'kysely'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import type { Db } from '../db/db.ts'
import type { HandoffTables } from './handoff.tables.ts'

export async function changePartner(
  db: Db,
  partner: HandoffPartner,
  change: Updateable<HandoffTables['handoff_partner']>,
): Promise<void> {
  await db.updateTable('handoff_partner').set(change).where('partner', '=', partner).execute()
}

/** Those at an address of their own: a path of this server is the stand-in, which is there when we are. */
export function selectChecked(db: Db) {
  return db.selectFrom('handoff_partner').select(['partner', 'url']).where('url', 'like', 'http%').execute()
}

export async function updateCheck(
  db: Db,
  partner: HandoffPartner,
  { isThere, at, limit }: { isThere: boolean; at: Date; limit: number },
): Promise<void> {
  await db
    .updateTable('handoff_partner')
    .set({
      checked_at: at,
      failures: isThere ? 0 : sql<number>`failures + 1`,
      down_since: isThere
        ? sql<Date | null>`CASE WHEN is_down_by_hand THEN down_since END`
        : sql<Date | null>`CASE WHEN failures + 1 >= ${limit} THEN coalesce(down_since, ${at}) ELSE down_since END`,
    })
    .where('partner', '=', partner)
    .execute()
}
