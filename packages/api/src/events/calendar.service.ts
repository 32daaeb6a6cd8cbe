import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readerOf, type Member } from '../audience/visible-targets.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { accountViewer } from '../identity/account-viewer.ts'
import { insertFeedOnce, selectFeed, selectFeedBySecret, upsertFeed } from './calendar.sql.ts'
import { eventCalendar } from './event-calendar.ts'
import { writesEvents } from './events.service.ts'
import { selectEvent, selectEvents, selectOwn, type EventRow } from './events.sql.ts'

export interface CalendarAsked {
  viewer: Member
  now: Date
  secret: string
  publicUrl: string
}

const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/
const MOST = 1_000
/** What is over stays this long in a subscribed calendar. */
const PAST_MS = 365 * 86_400_000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const secretFrom = (nonce: string, userId: number, key: string) =>
  createHmac('sha256', key).update(`calendar feed ${userId} ${nonce}`).digest('base64url')
const addressOf = (secret: string, publicUrl: string) => `${publicUrl}/api/v1/calendar/${secret}.ics`

function newFeed({ viewer, now, secret: key }: CalendarAsked) {
  const nonce = randomBytes(32).toString('base64url')
  const secret = secretFrom(nonce, viewer.user_id, key)
  const row = {
    user_id: viewer.user_id,
    account_id: viewer.account_id,
    nonce,
    secret_hash: hashOf(secret),
    created_at: now,
  }
  return { row, secret }
}

/** D15-09: the address to subscribe to, the same each time until it is renewed. */
export async function calendarOf(db: Db, asked: CalendarAsked): Promise<{ url: string }> {
  const { viewer, secret: key, publicUrl } = asked
  if ((await selectFeed(db, viewer.user_id)) === undefined) await insertFeedOnce(db, newFeed(asked).row)
  const feed = await selectFeed(db, viewer.user_id)
  if (feed === undefined) throw notFound()
  const secret = secretFrom(feed.nonce, viewer.user_id, key)
  // The server's key was changed since: the address is another one, and this one answers from now on.
  if (hashOf(secret) !== feed.secret_hash) await upsertFeed(db, { ...feed, secret_hash: hashOf(secret) })
  return { url: addressOf(secret, publicUrl) }
}

/** Whoever had the old address has nothing any more. */
export async function renewCalendar(db: Db, asked: CalendarAsked): Promise<{ url: string }> {
  const { row, secret } = newFeed(asked)
  await inTransaction(db, async (trx) => {
    await upsertFeed(trx, row)
    await recordChange(trx, {
      actor: asked.viewer,
      action: 'user.renew_calendar',
      subject_type: 'user',
      subject_id: asked.viewer.user_id,
      at: asked.now,
    })
  })
  return { url: addressOf(secret, asked.publicUrl) }
}

/** The agenda of whoever holds the secret, as they would read it signed in: the audience rule is asked again (D4-04). */
export async function feedText(
  db: Db,
  secret: string,
  { now, publicUrl, mine }: { now: Date; publicUrl: string; mine: boolean | undefined },
): Promise<string> {
  const feed = SECRET_FORM.test(secret) ? await selectFeedBySecret(db, hashOf(secret)) : undefined
  if (feed === undefined) throw notFound()
  const viewer = await accountViewer(db, feed.user_id, feed.account_id)
  if (viewer === null || (viewer.is_disabled && viewer.right_id === null)) throw notFound()
  const reader = await readerOf(db, viewer)
  const from = new Date(now.getTime() - PAST_MS)
  const rows = await selectEvents(
    db,
    { reader, userId: viewer.user_id, from, mine },
    { limit: MOST, offset: 0 },
  )
  return calendarFor(db, rows, viewer, { publicUrl, now })
}

/** One event, for « Ajouter à mon agenda ». */
export async function eventText(
  db: Db,
  id: number,
  { viewer, now, publicUrl }: CalendarAsked,
): Promise<string> {
  const row = await selectEvent(db, id, writesEvents(viewer) ? null : viewer)
  if (row === undefined) throw notFound()
  return calendarFor(db, [row], viewer, { publicUrl, now })
}

async function calendarFor(
  db: Db,
  rows: readonly EventRow[],
  viewer: { user_id: number; drugstore_id: number | null },
  site: { publicUrl: string; now: Date },
): Promise<string> {
  const own = await selectOwn(
    db,
    rows.map((row) => row.id),
    viewer,
  )
  const has = (id: number, status: string) =>
    own.some((row) => row.event_id === id && row.is_mine && row.status === status)
  return eventCalendar(
    rows.map((event) => ({
      event,
      isOwn: has(event.id, 'confirmed'),
      isWaiting: has(event.id, 'waiting'),
    })),
    site,
  )
}
