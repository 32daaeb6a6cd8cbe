import { parisDay } from '@kiosque/contract/domain/dates'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { inPages } from '../kit/csv.ts'
import {
  moveCountClock,
  recountContents,
  selectFiltered,
  writeFilterValues,
  type Refiltered,
} from './content-counts.sql.ts'
import { filterValues } from './derive-columns.ts'

/** What went in and out of its window since the last time is counted where it now is. */
export async function followTime(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (trx) => moveCountClock(trx, now, parisDay(now)))
}

/** Written together, and told once. */
const PART = 200

/**
 * What lists are narrowed by is written with a content: where a kind declares other filters than when it was, it is
 * written again, and whoever keeps lists of that kind is told. Contents that say the same are left alone.
 */
export async function refilter(db: Db): Promise<void> {
  for (const kind of allKinds.filter(({ filters }) => Object.values(filters).some(({ made }) => made))) {
    const outdated: Refiltered[] = []
    for await (const row of inPages((afterId, size) => selectFiltered(db, kind.key, afterId, size))) {
      const values = filterValues(kind, { ...row, values: row.fields })
      if (values.join() !== row.filter_values.join()) outdated.push({ ...row, values })
      if (outdated.length >= PART) await writeAndTell(db, kind.key, outdated.splice(0))
    }
    await writeAndTell(db, kind.key, outdated)
  }
}

async function writeAndTell(db: Db, kind: string, rows: readonly Refiltered[]): Promise<void> {
  if (rows.length === 0) return
  await inTransaction(db, async (trx) => {
    for (const row of rows) await writeFilterValues(trx, row)
    await publish(trx, CONTENT_CHANNEL, { kind, action: 'refilter' })
  })
}

/** Every night the counts are made again from the contents: whatever happened to them, they are right by morning. */
export async function recount(db: Db): Promise<void> {
  await inTransaction(db, recountContents)
}
