import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { mondayOf } from './scope.ts'
import { insertVisit } from './activity.sql.ts'

/** Someone comes, after signing in or half an hour away: counted for their pharmacy, never for them. */
export async function recordVisit(db: Db, accountId: number | null, at: Date): Promise<void> {
  if (accountId !== null) await insertVisit(db, accountId, mondayOf(parisDay(at)))
}
