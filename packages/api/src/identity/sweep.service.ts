import type { Deps } from '../deps.ts'
import { deleteStaleInvitations } from './invitations.sql.ts'
import { deleteOldLinks } from './password-links.sql.ts'
import { deleteExpiredSessions } from './sessions.sql.ts'

const DAY_MS = 86_400_000
const LINKS_KEPT_DAYS = 30
const INVITATIONS_KEPT_MONTHS = 6

/** What has run out is of no use to anybody. */
export async function sweepIdentity(deps: Deps): Promise<void> {
  const now = deps.now()
  await deleteExpiredSessions(deps.db, now)
  await deleteOldLinks(deps.db, new Date(now.getTime() - LINKS_KEPT_DAYS * DAY_MS))
  const expiredBefore = new Date(now)
  expiredBefore.setUTCMonth(expiredBefore.getUTCMonth() - INVITATIONS_KEPT_MONTHS)
  await deleteStaleInvitations(deps.db, expiredBefore)
}
