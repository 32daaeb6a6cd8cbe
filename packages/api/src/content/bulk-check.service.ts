import type { BulkCheck, BulkBody } from '@kiosque/contract/wire/content-desk'
import { reachOf } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { rehearse } from '../db/transaction.ts'
import { runBulk } from './bulk.service.ts'
import { selectAnyContent } from './bulk.sql.ts'
import type { Writing } from './content-trace.ts'

/** What publishing these contents would do: the very publication, looked at and undone. */
export function checkPublishing(db: Db, items: BulkBody['items'], writing: Writing): Promise<BulkCheck> {
  return rehearse(db, async (trx) => {
    const { done, failed } = await runBulk(trx, { action: 'publish', items }, writing)
    const ready: BulkCheck['ready'] = []
    for (const { id, kind, title } of done) {
      const row = await selectAnyContent(trx, id)
      if (row === undefined) continue
      const { drugstores, people } = await reachOf(trx, row.target)
      const isLater = row.starts_at !== null && row.starts_at > writing.now
      const starts_at = isLater ? (row.starts_at?.toISOString() ?? null) : null
      ready.push({ id, kind, title, starts_at, drugstores, people })
    }
    return { ready, refused: failed }
  })
}
