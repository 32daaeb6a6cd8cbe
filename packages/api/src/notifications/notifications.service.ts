import type { Notification, NotificationList } from '@kiosque/contract/wire/notifications'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Viewer } from '../http/viewer.ts'
import { isOwnDrugstore } from '../network/drugstores.service.ts'
import * as rows from './notifications.sql.ts'
import { NOTIFICATION_CHANNEL } from '../notices/notify.service.ts'

interface Who {
  viewer: Member
  now: Date
}

const DAY_MS = 86_400_000
const KEPT_ONCE_READ_DAYS = 180
const KEPT_DAYS = 365

/** S7-35, S7-36: one's own, by person, account or pharmacy; anybody else's does not exist (D9-01). */
export async function listNotifications(
  db: Db,
  owner: { a: string; b: number },
  query: { isRead: boolean; page: number; per_page: number },
  who: Who,
): Promise<NotificationList> {
  const { a, b } = owner
  if (!(await isOwn(db, who.viewer, a, b))) throw notFound()
  const { rows: found, total } = await rows.selectOwn(db, { a: a as rows.Owner['a'], b }, who, query)
  return { data: found.map(present), meta: pageMeta(query, total) }
}

async function isOwn(db: Db, viewer: Viewer, a: string, b: number): Promise<boolean> {
  if (a === 'user') return b === viewer.user_id
  if (a === 'account') return b === viewer.account_id || rows.isOwnAccount(db, viewer.user_id, b)
  if (a === 'drugstore') return isOwnDrugstore(db, viewer, b)
  return false
}

/** S7-37: read once is read; the first instant stays. */
export async function readNotification(db: Db, id: number, who: Who): Promise<Notification> {
  return inTransaction(db, async (trx) => {
    const before = await rows.selectOne(trx, id, who)
    if (before === undefined) throw notFound()
    if (before.read_at !== null) return present(before)
    await rows.markRead(trx, id, who.viewer.user_id, who.now)
    await publish(trx, NOTIFICATION_CHANNEL, { user: who.viewer.user_id })
    return present({ ...before, read_at: who.now })
  })
}

export async function readAll(db: Db, who: Who): Promise<{ read: number }> {
  return inTransaction(db, async (trx) => {
    const read = await rows.markAllRead(trx, who)
    if (read > 0) await publish(trx, NOTIFICATION_CHANNEL, { user: who.viewer.user_id })
    return { read }
  })
}

export function purgeNotifications(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return rows.deleteOld(db, before(KEPT_ONCE_READ_DAYS), before(KEPT_DAYS))
}

/** For the open streams of one process: who among its listeners a sending concerns. */
export const toldAmong = rows.selectToldAmong

function present(row: rows.NotificationRow): Notification {
  const { created_at, read_at, ...rest } = row
  return { ...rest, created_at: created_at.toISOString(), read_at: read_at?.toISOString() ?? null }
}
