import type { ListOf } from '@kiosque/contract/wire/common'
import type { SentNotification } from '@kiosque/contract/wire/notifications'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  deleteSend,
  lockSend,
  selectSends,
  type SendRow,
  type SentFilter,
} from './admin-notifications.sql.ts'

/** Below this many, a figure would point at someone. */
const FEW = 5

export async function listSent(db: Db, filter: SentFilter): Promise<ListOf<SentNotification>> {
  const { rows, total } = await selectSends(db, filter)
  return { data: rows.map(present), meta: pageMeta(filter, total) }
}

/** Takes back what has not left yet. */
export async function cancelSend(deps: Deps, viewer: Viewer, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const send = await lockSend(trx, id)
    if (send === undefined) throw notFound()
    if (send.sent_at !== null)
      throw conflict('already_sent', 'Cette notification est déjà partie : elle ne peut plus être annulée.')
    await deleteSend(trx, id)
    await recordChange(trx, {
      actor: viewer,
      action: 'notification.delete',
      subject_type: 'notification',
      subject_id: id,
      before: { title: send.title, content_id: send.content_id },
      at: deps.now(),
    })
  })
}

function present(row: SendRow): SentNotification {
  const { starts_at, sent_at, created_at, read, ...rest } = row
  const isMasked = row.recipients < FEW || (read > 0 && read < FEW)
  return {
    ...rest,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    due_at: sent_at === null ? (starts_at?.toISOString() ?? null) : null,
    read: sent_at === null || isMasked ? null : read,
  }
}
