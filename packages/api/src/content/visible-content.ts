import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { isVisible } from './content-detail.sql.ts'

/** The kind of a content this viewer may see, or the 404 of one that does not exist. */
export async function findVisible(
  db: Db,
  id: number,
  who: { viewer: Reader; now: Date },
): Promise<{ kind: string }> {
  const found = await isVisible(db, id, who)
  if (found === null) throw notFound()
  return found
}
