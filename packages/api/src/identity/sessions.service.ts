import type { OpenSession } from '@kiosque/contract/wire/identity'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { recordVisit } from './visits.ts'
import {
  deleteSession,
  deleteUserSessions,
  insertSession,
  selectUserSessions,
  updateLastSeen,
} from './sessions.sql.ts'
import { hashToken, newToken } from './tokens.ts'
import type { Viewer } from '../http/viewer.ts'

const DAY_MS = 86_400_000
/** Sliding: each day of use gives thirty more (D3-02). */
export const SESSION_IDLE_DAYS = 30
/** However much it is used, a session ends a year after it was opened. */
export const SESSION_MAX_DAYS = 365

export function sessionExpiry(createdAt: Date, usedAt: Date): Date {
  const idle = usedAt.getTime() + SESSION_IDLE_DAYS * DAY_MS
  const absolute = createdAt.getTime() + SESSION_MAX_DAYS * DAY_MS
  return new Date(Math.min(idle, absolute))
}

/** What the processes must forget. Everything, when neither is given. */
export interface Forget {
  user_id?: number
  drugstore_id?: number
}

/** Call it in the transaction of any change to what a viewer is made of: it holds at the next call, everywhere. */
export function forgetSessions(db: Db, forget: Forget): Promise<void> {
  return publish(db, 'sessions', forget)
}

/** Told to every process, so that none takes the token for one that nobody knows. */
export const SESSION_OPENED = 'session-opened'

export async function openSession(
  db: Db,
  session: { user_id: number; account_id: number | null; device: string },
  at: Date,
): Promise<string> {
  const token = newToken()
  const token_hash = hashToken(token)
  await insertSession(db, {
    ...session,
    token_hash,
    created_at: at,
    last_used_at: at,
    expires_at: sessionExpiry(at, at),
  })
  await publish(db, SESSION_OPENED, token_hash)
  await updateLastSeen(db, session.user_id, at)
  await recordVisit(db, session.account_id, at)
  return token
}

export function revokeSession(db: Db, viewer: Viewer, sessionId: number, at: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = await deleteSession(trx, sessionId, viewer.user_id)
    if (!found) throw notFound()
    await forgetSessions(trx, { user_id: viewer.user_id })
    await recordChange(trx, {
      actor: viewer,
      action: sessionId === viewer.session_id ? 'session.sign_out' : 'session.revoke',
      subject_type: 'user',
      subject_id: viewer.user_id,
      at,
    })
  })
}

/** All of someone's sessions, but the one given. */
export async function revokeSessionsOf(
  db: Db,
  userId: number,
  keepSessionId: number | null = null,
): Promise<void> {
  await deleteUserSessions(db, userId, keepSessionId)
  await forgetSessions(db, { user_id: userId })
}

export async function listSessions(db: Db, viewer: Viewer, now: Date): Promise<OpenSession[]> {
  const rows = await selectUserSessions(db, viewer.user_id, now)
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    device: row.device,
    is_current: row.id === viewer.session_id,
  }))
}
