import { phaseOf } from '@kiosque/contract/domain/publication'
import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import type { Db } from '../db/db.ts'
import { notify } from '../notices/notify.service.ts'
import type { ContentRow } from './content-rows.ts'
import type { Draft } from './derive-columns.ts'

interface Change {
  before: Draft
  after: Draft
  by: number
  at: Date
}

/** Whoever keeps a content among their favourites hears of its next version; a correction without one says nothing. */
export async function tellFollowers(trx: Db, kind: Kind, row: ContentRow, change: Change): Promise<void> {
  const { before, after, by, at } = change
  const version = kind.version_field && after.values[kind.version_field]
  if (typeof version !== 'string' || version === '' || version === before.values[kind.version_field ?? ''])
    return
  if (phaseOf(before, at) !== 'live' || phaseOf(after, at) !== 'live') return
  const people = await trx
    .selectFrom('content_favourite')
    .select('user_id')
    .where('content_id', '=', row.id)
    .execute()
  await notify(trx, {
    to: { people },
    topic: 'publication',
    title: row.title,
    text: `Version ${version} de la fiche que vous suivez.`,
    link: contentPath(kind, { ...after.values, id: row.id, slug: row.slug }),
    contentId: row.id,
    by,
    at,
  })
}
