import type { Db } from '../db/db.ts'
import { viewerFrom } from './session-store.ts'
import { selectAccountAudience } from './sessions.sql.ts'
import type { Viewer } from '../http/viewer.ts'

/** Someone as the audience rule sees them without a session: for mails and notifications sent by jobs. */
export async function accountViewer(
  db: Db,
  userId: number,
  accountId: number | null,
): Promise<Viewer | null> {
  const row = await selectAccountAudience(db, userId, accountId)
  return row === undefined ? null : viewerFrom({ ...row, session_id: 0 }, 0)
}
