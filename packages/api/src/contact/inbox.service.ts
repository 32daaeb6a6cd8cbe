import type {
  ContactMessageDetail,
  ContactMessages,
  ContactMessagesQuery,
  ContactSummary,
} from '@kiosque/contract/wire/contact'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Contacting } from './contact.service.ts'
import * as inbox from './inbox.sql.ts'
import { presentMessage } from './present-message.ts'
import { personName, presentEntries } from './present-thread.ts'
import { selectEntries } from './threads.sql.ts'

const DAY_MS = 86_400_000
const FIGURES_DAYS = 28

/** D15-10: what the network asks, what is late first. */
export async function listMessages(
  { db, now }: Contacting,
  viewer: Viewer,
  query: ContactMessagesQuery,
): Promise<ContactMessages> {
  const { page, per_page, sort, assignee, state = 'all', ...rest } = query
  const at = now()
  const filter = { ...rest, state, assignee_id: assigneeAsked(assignee, viewer), now: at }
  const { total, ...counts } = await inbox.countInbox(db, filter)
  const rows = await inbox.selectInbox(db, filter, { sort, limit: per_page, offset: (page - 1) * per_page })
  return {
    data: rows.map((row) => presentMessage(row, at)),
    meta: { ...pageMeta({ page, per_page }, total), counts },
  }
}

function assigneeAsked(asked: ContactMessagesQuery['assignee'], viewer: Viewer): number | null | undefined {
  if (asked === 'me') return viewer.user_id
  return asked === 'none' ? null : asked
}

export async function messageSummary({ db, now }: Contacting, viewer: Viewer): Promise<ContactSummary> {
  const at = now()
  const since = new Date(at.getTime() - FIGURES_DAYS * DAY_MS)
  return inbox.selectSummary(db, { userId: viewer.user_id, now: at, since })
}

/** For the dashboard: how many wait, and the one to answer first. */
export async function messagesWaiting(
  db: Db,
  viewer: Viewer,
  now: Date,
): Promise<{ count: number; first: string | null }> {
  const { waiting } = await inbox.selectSummary(db, { userId: viewer.user_id, now, since: now })
  return { count: waiting, first: waiting === 0 ? null : await inbox.selectFirstWaiting(db) }
}

export async function openMessage(
  { db, now, env }: Contacting,
  viewer: Viewer,
  id: number,
): Promise<ContactMessageDetail> {
  const row = await inbox.selectMessage(db, id)
  if (!row) throw notFound()
  const at = now()
  const rows = await selectEntries(db, id)
  const entries = await presentEntries(db, rows, { secret: env.secretKey, now: at })
  const mine = new Set(rows.filter((each) => each.author_id === viewer.user_id).map((each) => each.id))
  const place = row.drugstore_id === null ? undefined : await inbox.selectPlace(db, row.drugstore_id)
  return {
    ...presentMessage(row, at),
    entries: entries.map((entry) => ({ ...entry, is_mine: mine.has(entry.id) })),
    last_entry_id: Math.max(1, ...rows.map((each) => each.id)),
    origin: row.origin,
    rating_comment: row.rating_comment,
    closed_at: row.closed_at?.toISOString() ?? null,
    merged_into: row.merged_into,
    place: place ?? null,
    others: (await inbox.selectOthers(db, row)).map((other) => ({
      ...other,
      last_at: other.last_at.toISOString(),
    })),
  }
}

export async function listAssignees(db: Db) {
  const rows = await inbox.selectAssignees(db)
  return { data: rows.map((row) => ({ id: row.id, name: personName(row) ?? '' })) }
}

/** The latest of a pharmacy, for its sheet. */
export async function messagesOfDrugstore(db: Db, drugstoreId: number) {
  const rows = await inbox.selectOfDrugstore(db, drugstoreId, 5)
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }))
}
