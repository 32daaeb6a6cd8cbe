import type { Db } from '../db/db.ts'
import type { Viewer } from '../http/viewer.ts'

/** The demonstration's editor, who writes as the head office would. */
export async function demoEditor(trx: Db): Promise<Viewer> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('right_id', '=', 2)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return {
    user_id: user.id,
    session_id: 0,
    account_id: null,
    account_type: 1000,
    right_id: 2,
    drugstore_id: null,
    is_disabled: false,
    site: 1,
    environment: 0,
    group: null,
    packs: [],
    zones: [],
    followed_zones: [],
    has_admin_account: true,
  }
}
