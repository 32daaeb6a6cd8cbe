import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { ContentCard, ContentList } from '@kiosque/contract/wire/contents'
import type { Marks } from '@kiosque/contract/wire/marks'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import type { CardRow } from '../content/content-rows.ts'
import { presentCards } from '../content/present-card.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { wholeList } from '../kit/whole-list.ts'
import { sees } from '../live/sees.ts'
import {
  countFavourites,
  deleteMark,
  insertDownload,
  insertMark,
  selectMarkedCards,
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

/** One’s favourites as cards, of every kind or of one, the latest kept first; with how many there are of each. */
export async function listFavourites(
  db: Db,
  { page, per_page, kind }: { page: number; per_page: number; kind?: string | undefined },
  who: Who & { secret: string },
): Promise<ContentList> {
  const counts = await countFavourites(db, who)
  const total = counts.reduce(
    (sum, each) => sum + (kind === undefined || each.kind === kind ? each.count : 0),
    0,
  )
  const asked = { table: 'content_favourite', kind, limit: per_page, offset: (page - 1) * per_page } as const
  const rows = await selectMarkedCards(db, asked, who)
  const facet = counts
    .map(({ kind: value, count }) => ({ value, label: kindOf(value)?.labels.plural ?? value, count }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'fr'))
  return {
    data: await cardsOf(db, rows, who),
    meta: { ...pageMeta({ page, per_page }, total), facets: counts.length === 0 ? {} : { kind: facet } },
  }
}

const RECENT = 20

/** What this person read last, as cards: never more than the last twenty. */
export async function listRecent(db: Db, who: Who & { secret: string }): Promise<ListOf<ContentCard>> {
  const asked = { table: 'content_read', limit: RECENT, offset: 0 } as const
  return wholeList(await cardsOf(db, await selectMarkedCards(db, asked, who), who))
}

const cardsOf = (db: Db, rows: readonly CardRow[], { secret, now }: Who & { secret: string }) =>
  presentCards(db, rows, { secret, now, isPublic: false })
