import { parisDay } from '@kiosque/contract/domain/dates'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { inPages } from '../kit/csv.ts'
import { moveCountClock, recountContents, selectFiltered, writeFilterValues } from './content-counts.sql.ts'
import { filterValues } from './derive-columns.ts'

/** What went in and out of its window since the last time is counted where it now is. */
export async function followTime(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (trx) => moveCountClock(trx, now, parisDay(now)))
}

/**
 * What lists are narrowed by is written with a content: where a kind declares other filters than when it was, it is
 * written again. Contents that say the same are left alone.
 */
export async function refilter(db: Db): Promise<void> {
  for (const kind of allKinds.filter(({ filters }) => Object.values(filters).some(({ made }) => made)))
    for await (const row of inPages((afterId, size) => selectFiltered(db, kind.key, afterId, size))) {
      const wanted = filterValues(kind, { ...row, values: row.fields })
      if (wanted.join() !== row.filter_values.join()) await writeFilterValues(db, row.id, wanted)
    }
}

/** Every night the counts are made again from the contents: whatever happened to them, they are right by morning. */
export async function recount(db: Db): Promise<void> {
  await inTransaction(db, recountContents)
}
