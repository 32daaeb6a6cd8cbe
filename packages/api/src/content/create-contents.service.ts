import { slugify } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChanges } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { invalid } from '../errors.ts'
import { requireFiles } from '../files/file-uses.ts'
import { indexContents } from '../search-index/index-content.ts'
import { draftErrors } from './check-draft.ts'
import { noReferences } from './content-refs.ts'
import type { ContentRow } from './content-rows.ts'
import { changeOf, versionOf, type Writing } from './content-trace.ts'
import { referencesOf, type Draft } from './derive-columns.ts'
import { newDraft, type Body, type Unnamed } from './draft-of-body.ts'
import { numberedSlug, slugTaken } from './free-slug.ts'
import { firstColumns } from './write-content.service.ts'
import {
  insertContents,
  insertFilesShown,
  insertVersions,
  selectExisting,
  selectSlugsLike,
} from './write-content.sql.ts'

export interface NewContent {
  body: Body
  writing: Writing
}

/**
 * Creates contents of one kind as `createContent` would one by one, in a few statements: for what is loaded by the
 * hundred. All of them or none; a body that does not hold refuses the whole.
 */
export async function createContents(
  trx: Db,
  kind: Kind,
  news: readonly NewContent[],
): Promise<ContentRow[]> {
  if (news.length === 0) return []
  const unnamed = news.map(({ body }) => newDraft(kind, body))
  await refuseErrors(trx, kind, unnamed)
  const slugs = await freeSlugs(trx, kind, news, unnamed)
  const drafts = unnamed.map((draft, index): Draft => {
    const published_at = draft.status === 'published' ? news[index]!.writing.now : null
    return { ...draft, slug: slugs[index]!, published_at }
  })
  const rows = await insertContents(
    trx,
    drafts.map((draft, index) => firstColumns(kind, draft, news[index]!.writing)),
  )
  await remember(
    trx,
    kind,
    rows.map((row, index) => ({ row, draft: drafts[index]!, writing: news[index]!.writing })),
  )
  return rows
}

/** What the drafts name is looked for once for each category of theirs, not once for each draft. */
async function refuseErrors(trx: Db, kind: Kind, drafts: readonly Unnamed[]): Promise<void> {
  for (const [category, group] of Map.groupBy(drafts, (draft) => draft.category)) {
    const refs = noReferences()
    for (const draft of group) {
      const own = referencesOf(kind, draft)
      for (const name of Object.keys(refs) as (keyof typeof refs)[])
        for (const id of own[name]) (refs[name] as Set<unknown>).add(id)
    }
    const existing = await selectExisting(trx, kind.key, refs, category)
    for (const draft of group) {
      const errors = await draftErrors(trx, kind, draft, existing)
      if (Object.keys(errors).length > 0) throw invalid(errors)
    }
  }
  const files = new Set(drafts.flatMap((draft) => [...referencesOf(kind, draft).files]))
  await requireFiles(trx, [...files], 'attachment_ids')
}

async function freeSlugs(
  trx: Db,
  kind: Kind,
  news: readonly NewContent[],
  drafts: readonly Unnamed[],
): Promise<string[]> {
  const given = news.map(({ body }) => body['slug'] as string | undefined)
  const wanted = drafts.map(({ title }, index) => given[index] ?? slugify(title))
  const taken = await selectSlugsLike(trx, kind.key, wanted)
  return wanted.map((base, index) => {
    if (given[index] !== undefined && taken.has(base)) throw slugTaken()
    let slug = base
    for (let rank = 2; taken.has(slug); rank += 1) slug = numberedSlug(base, rank)
    taken.add(slug)
    return slug
  })
}

async function remember(
  trx: Db,
  kind: Kind,
  written: readonly { row: ContentRow; draft: Draft; writing: Writing }[],
): Promise<void> {
  const traces = written.map(({ writing }) => ({ ...writing, action: 'create', before: null }))
  await insertFilesShown(
    trx,
    written.flatMap(({ row, draft }) =>
      [...referencesOf(kind, draft).files].map((file_id) => ({ content_id: row.id, file_id })),
    ),
  )
  await indexContents(
    trx,
    written.map(({ row }) => ({ kind, row })),
  )
  await insertVersions(
    trx,
    written.map(({ row, draft }, index) => versionOf(draft, row, traces[index]!)),
  )
  await recordChanges(
    trx,
    written.map(({ row, draft }, index) => changeOf(kind, draft, row, traces[index]!)),
  )
  for (const { row } of written)
    await publish(trx, CONTENT_CHANNEL, { id: row.id, kind: kind.key, action: 'create' })
}
