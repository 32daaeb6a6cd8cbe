import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { onFile } from './file-changes.ts'
import { selectFile, type FileWithVariants } from './files.sql.ts'

const MOST_KEPT = 5000

export type FindFile = (id: number) => Promise<FileWithVariants | null>

/** Rows of files by id, kept in memory: a page shows dozens of pictures, and their rows hardly ever change. */
export function createFindFile({ db, events }: { db: Db; events: Events }): FindFile {
  const kept = new Map<number, FileWithVariants>()
  onFile(events, (id) => kept.delete(id))
  events.onGap(() => kept.clear())
  return async (id) => {
    const known = kept.get(id)
    if (known) return known
    const file = await selectFile(db, id)
    if (file) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(id, file)
    }
    return file
  }
}
