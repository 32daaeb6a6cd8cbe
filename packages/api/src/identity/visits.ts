import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { mondayOf } from '../kit/weeks.ts'
import { insertVisit } from './visits.sql.ts'

/** Someone comes, after signing in or half an hour away: counted for their pharmacy, never for them. */
export async function recordVisit(db: Db, accountId: number | null, at: Date): Promise<void> {
  if (accountId !== null) await insertVisit(db, accountId, mondayOf(parisDay(at)))
}
