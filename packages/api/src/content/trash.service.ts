import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { RestoredContent, TrashedContent, TrashQuery } from '@kiosque/contract/wire/content-desk'
import type { ListOf } from '@kiosque/contract/wire/common'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { ContentRow } from './content-rows.ts'
import {
  countTrash,
  deleteFromTrash,
  moveToTrash,
  selectIdsTrashedBefore,
  selectTrashedForUpdate,
  selectTrashPage,
  takeFromTrash,
} from './trash.sql.ts'
import { followTransition } from './transitions.ts'
import type { Writing } from './content-trace.ts'
import { freeSlug } from './free-slug.ts'
import { stale } from './write-content.service.ts'
import { selectForUpdate, selectTakenSlugs } from './write-content.sql.ts'

export const TRASH_DAYS = 30
const DAY_MS = 86_400_000

/** Out of sight everywhere at once, and back for thirty days. */
export async function trashContent(
  db: Db,
  kind: Kind,
  id: number,
  version: number | undefined,
  { actor, now }: Writing,
): Promise<ContentRow> {
  return inTransaction(db, async (trx) => {
    const row = await selectForUpdate(trx, kind.key, id)
    if (row === undefined) throw notFound()
    if (version !== undefined && version !== row.version) throw stale(row.version)
    await moveToTrash(trx, id, actor.user_id, now)
    await followTransition(trx, { id, before: row.status, after: { ...row, status: 'trashed' }, now })
    await recordChange(trx, { actor, action: 'content.delete', ...subject(row), before: facts(row), at: now })
    if (row.status === 'published')
      await publish(trx, CONTENT_CHANNEL, { id, kind: kind.key, action: 'delete' })
    return row
  })
}

/** As it was, status included; its address too, unless another content took it meanwhile. */
export async function restoreContent(db: Db, id: number, { actor, now }: Writing): Promise<RestoredContent> {
  return inTransaction(db, async (trx) => {
    const row = await selectTrashedForUpdate(trx, id)
    const kind = row === undefined ? null : kindOf(row.kind)
    if (row === undefined || kind === null) throw notFound()
    const slug = await slugBack(trx, kind, row)
    await takeFromTrash(trx, id, slug)
    const status = row.trashed_status ?? 'draft'
    await followTransition(trx, { id, before: 'trashed', after: { ...row, status }, now })
    const after = { kind: row.kind, title: row.title, status, slug }
    await recordChange(trx, { actor, action: 'content.restore', ...subject(row), after, at: now })
    if (row.trashed_status === 'published')
      await publish(trx, CONTENT_CHANNEL, { id, kind: row.kind, action: 'restore' })
    return { id, kind: row.kind, title: row.title, slug }
  })
}

async function slugBack(trx: Db, kind: Kind, row: ContentRow): Promise<string> {
  const wanted = row.trashed_slug ?? ''
  const taken = await selectTakenSlugs(trx, kind.key, wanted, row.id)
  return wanted !== '' && !taken.has(wanted) ? wanted : freeSlug(trx, kind, row.title, undefined, row.id)
}

/** For good: its history, its marks and its uses of files go with it. */
export async function deleteForGood(
  db: Db,
  id: number,
  { actor, now }: { actor: Writing['actor'] | null; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await selectTrashedForUpdate(trx, id)
    if (row === undefined) throw notFound()
    await deleteFromTrash(trx, id)
    await recordChange(trx, { actor, action: 'content.purge', ...subject(row), before: facts(row), at: now })
  })
}

/** Every night, what has been in the trash for thirty days. */
export async function purgeTrash(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
  for (const id of await selectIdsTrashedBefore(db, before)) {
    await deleteForGood(db, id, { actor: null, now })
  }
}

export async function listTrash(db: Db, query: TrashQuery): Promise<ListOf<TrashedContent>> {
  const total = await countTrash(db, query)
  const rows = await selectTrashPage(db, query)
  const { page, per_page } = query
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      status: row.trashed_status!,
      trashed_at: row.trashed_at!.toISOString(),
      trashed_by: row.trashed_by_name,
      purge_at: new Date(row.trashed_at!.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    })),
    meta: pageMeta({ page, per_page }, total),
  }
}

const subject = (row: ContentRow) => ({ subject_type: 'content', subject_id: row.id })

const facts = (row: ContentRow) => ({
  kind: row.kind,
  title: row.title,
  status: row.trashed_status ?? row.status,
  slug: row.trashed_slug ?? row.slug,
})
