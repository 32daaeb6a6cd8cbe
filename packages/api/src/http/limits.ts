import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { tooMany, waitText } from '../errors.ts'

export interface Limit {
  limit: number
  windowSeconds: number
  /** What is said past it, where « Trop de tentatives » is not what happened. */
  refusal?: (wait: string) => string
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/**
 * Counts one try and answers 429 with Retry-After past the limit. In the database, so that it holds for every
 * process and after a restart. Give the pool, not a transaction: a rolled-back try must still count.
 */
export async function throttle(db: Db, key: string, limit: Limit, now: Date): Promise<void> {
  const row = await addHits(db, key, limit, now)
  if (row.hits <= limit.limit) return
  const seconds = secondsUntil(row.resets_at, now)
  throw tooMany(seconds, limit.refusal?.(waitText(seconds)))
}

/** Counts tries and says where the count stands, for whoever counts by several at a time. */
export function addHits(
  db: Db,
  key: string,
  { limit, windowSeconds }: Limit,
  now: Date,
  hits = 1,
): Promise<{ hits: number; resets_at: Date }> {
  const resets_at = new Date(now.getTime() + windowSeconds * 1000)
  // One statement, so that parallel tries are all counted. Past the limit nothing moves: the window still ends.
  return db
    .insertInto('throttles')
    .values({ key: hashOf(key), hits, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`CASE WHEN throttles.resets_at <= ${now} THEN ${hits}::int ELSE least(throttles.hits, ${limit}) + ${hits}::int END`,
        resets_at: sql<Date>`CASE WHEN throttles.resets_at <= ${now} THEN excluded.resets_at ELSE throttles.resets_at END`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow()
}

/** Answers 429 when the limit is already reached, without counting a try. */
export async function checkThrottle(db: Db, key: string, limit: number, now: Date): Promise<void> {
  const row = await db
    .selectFrom('throttles')
    .select(['hits', 'resets_at'])
    .where('key', '=', hashOf(key))
    .where('resets_at', '>', now)
    .executeTakeFirst()
  if (row && row.hits >= limit) throw tooMany(secondsUntil(row.resets_at, now))
}

/** Gives one try back: where only failures count, a success does not. */
export async function refundThrottle(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', hashOf(key))
    .execute()
}

/** Forgets every try, after a password reset for instance. */
export async function clearThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', hashOf(key)).execute()
}

/** Removes windows that have ended; run by a job. */
export async function sweepThrottles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('throttles').where('resets_at', '<=', now).execute()
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
}
