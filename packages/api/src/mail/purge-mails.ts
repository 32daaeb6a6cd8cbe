import type { Db } from '../db/db.ts'
import { deleteMailsBefore } from './mails.sql.ts'

const DAY_MS = 86_400_000
// Long enough to answer « I never received it », no longer.
const KEPT_DAYS = 30

/** Forgets the mails sent long ago. */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  await deleteMailsBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
}
