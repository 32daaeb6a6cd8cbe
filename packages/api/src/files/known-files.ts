import type { FileRef } from '@kiosque/contract/wire/files'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { onFile } from './file-changes.ts'
import { linkExpiry } from './file-links.ts'
import { fileRefOf, type FileShelf, type RefOptions } from './file-refs.ts'
import { selectFiles } from './files.sql.ts'

type Row = Awaited<ReturnType<typeof selectFiles>>[number]

const MOST_KEPT = 4_000

/**
 * What answers say of files, kept in memory: the same covers and logos stand in thousands of answers, and signing their
 * links costs more than reading them. All links of one window end together, and are made anew with the next.
 */
export function createKnownFiles({ db, events }: { db: Db; events: Events }): FileShelf {
  const rows = new Map<number, Row>()
  const refs = new Map<number, FileRef>()
  let signedUntil = 0
  // Counts the changes: a row read before one of them is not kept after it.
  let epoch = 0

  function forget(ids: readonly number[] | null): void {
    epoch += 1
    for (const id of ids ?? [...rows.keys(), ...refs.keys()]) {
      rows.delete(id)
      refs.delete(id)
    }
  }
  onFile(events, (id) => forget([id]))
  events.onGap(() => forget(null))

  async function rowsOf(ids: readonly number[]): Promise<Row[]> {
    const missing = ids.filter((id) => !rows.has(id))
    const known = ids.flatMap((id) => rows.get(id) ?? [])
    if (missing.length === 0) return known
    const before = epoch
    const found = await selectFiles(db, missing)
    if (before === epoch) {
      if (rows.size + found.length > MOST_KEPT) rows.clear()
      for (const row of found) rows.set(row.id, row)
    }
    return [...known, ...found]
  }

  const refOf = (row: Row, options: RefOptions) => fileRefOf(row, row.previews[0] ?? null, options)

  return {
    async refs(ids, options) {
      if (options.isPublic) return new Map((await rowsOf(ids)).map((row) => [row.id, refOf(row, options)]))
      const until = linkExpiry(options.now)
      if (until !== signedUntil) {
        refs.clear()
        signedUntil = until
      }
      const found = new Map(
        ids.flatMap((id) => {
          const ref = refs.get(id)
          return ref === undefined ? [] : [[id, ref] as const]
        }),
      )
      const before = epoch
      const missing = ids.filter((id) => !found.has(id))
      for (const row of missing.length === 0 ? [] : await rowsOf(missing)) {
        const ref = refOf(row, options)
        found.set(row.id, ref)
        if (before === epoch && until === signedUntil && refs.size < MOST_KEPT) refs.set(row.id, ref)
      }
      return found
    },
  }
}
