import type { ContentList } from '@kiosque/contract/wire/contents'
import type { Marks } from '@kiosque/contract/wire/marks'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { presentCards } from '../content/present-card.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { sees } from '../live/sees.ts'
import {
  deleteMark,
  insertDownload,
  insertMark,
  selectFavourites,
  selectMarked,
  selectMarks,
  upsertReader,
} from './marks.sql.ts'

interface Who {
  viewer: Member
  now: Date
}

/** What is personal about the shared lists: what one has read and kept (D15-04). */
export async function marksOf(db: Db, live: Live, { viewer, now }: Who): Promise<Marks> {
  const marks = await selectMarks(db, viewer.user_id)
  await live.contents.refresh()
  const isSeen = sees(viewer, now.getTime())
  const shown = marks.filter(({ content_id }) => {
    const row = live.contents.find(content_id)
    return row !== undefined && isSeen(row)
  })
  const idsOf = (isFavourite: boolean) =>
    shown.filter((mark) => mark.is_favourite === isFavourite).map((mark) => mark.content_id)
  return { read: idsOf(false), favourites: idsOf(true) }
}

export async function markRead(db: Db, contentId: number, { viewer, now }: Who): Promise<void> {
  await findVisible(db, contentId, { viewer, now })
  await inTransaction(db, async (trx) => {
    await insertMark(trx, 'content_read', viewer.user_id, contentId, now)
    await upsertReader(trx, viewer.user_id, 'read', now)
  })
}

export async function keepFavourite(db: Db, contentId: number, { viewer, now }: Who): Promise<void> {
  await findVisible(db, contentId, { viewer, now })
  await insertMark(db, 'content_favourite', viewer.user_id, contentId, now)
}

/** Taking a mark back needs no right to see: nothing is told by it. */
export async function dropFavourite(db: Db, contentId: number, { viewer }: Who): Promise<void> {
  await deleteMark(db, 'content_favourite', viewer.user_id, contentId)
}

export async function recordDownload(
  db: Db,
  contentId: number,
  fileId: number,
  { viewer, now }: Who,
): Promise<void> {
  await findVisible(db, contentId, { viewer, now })
  const download = { user_id: viewer.user_id, content_id: contentId, file_id: fileId, at: now }
  await inTransaction(db, async (trx) => {
    if (!(await insertDownload(trx, download))) throw notFound()
    await upsertReader(trx, viewer.user_id, 'download', now)
  })
}

/** One’s favourites of every kind as cards, the latest kept first. */
export async function listFavourites(
  db: Db,
  { page, per_page }: { page: number; per_page: number },
  who: Who & { secret: string },
): Promise<ContentList> {
  const total = (await selectMarked(db, 'content_favourite', who)).length
  const rows = await selectFavourites(db, who, per_page, (page - 1) * per_page)
  const data = await presentCards(db, rows, { secret: who.secret, now: who.now, isPublic: false })
  return {
    data,
    meta: { ...pageMeta({ page, per_page }, total), facets: {} },
  }
}
