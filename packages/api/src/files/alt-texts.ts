import type { Db } from '../db/db.ts'
import { selectUndescribed } from './media.sql.ts'

/** Of these files, the pictures nobody has described, by id with their name. */
export async function undescribedPictures(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = ids.length === 0 ? [] : await selectUndescribed(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row.name]))
}
