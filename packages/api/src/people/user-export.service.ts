import { recordChange } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { presentAccount, presentUser } from '../identity/presenters.ts'
import { demandReachable } from './users.service.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  selectAccountsOf,
  selectInvitationsTo,
  selectUsers,
  selectUserSessions,
} from '../identity/person-records.ts'

/** Everything held about a person, for their right of access (D3-08). */
export async function exportUser(deps: Deps, viewer: Viewer, id: number): Promise<Record<string, unknown>> {
  demandReachable(viewer, id)
  const { db } = deps
  const now = deps.now()
  const [row] = await selectUsers(db, [id], now)
  if (!row?.email) throw notFound()
  const person = { id, email: row.email }
  const parts: Record<string, unknown> = {}
  for (const source of deps.personalData) parts[source.name] = await source.collect(db, person)
  const change = { action: 'user.export', subject_type: 'user', subject_id: id }
  await recordChange(db, { actor: viewer, ...change, at: now })
  return {
    exported_at: now.toISOString(),
    user: {
      ...presentUser(row),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      disabled_at: row.disabled_at?.toISOString() ?? null,
      disabled_reason: row.disabled_reason,
    },
    accounts: (await selectAccountsOf(db, [id])).map(presentAccount),
    sessions: await selectUserSessions(db, id, now),
    invitations: await selectInvitationsTo(db, person.email),
    ...parts,
  }
}
