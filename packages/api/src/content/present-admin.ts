import { isEgalimCapped } from '@kiosque/contract/domain/egalim'
import { phaseOf } from '@kiosque/contract/domain/publication'
import { withSignedPictures } from '@kiosque/contract/domain/rich-text'
import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import { egalimWarnings } from '@kiosque/contract/kinds/discounts-in'
import { missingFields } from '@kiosque/contract/kinds/editor-form'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { AdminContent, AdminContentDetail, AdminContentRow } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { currentCap } from '../discounts/discounts.service.ts'
import type { AdminRow } from './admin-contents.sql.ts'
import type { DeskRow } from './admin-list.sql.ts'
import { noReferences } from './content-refs.ts'
import { selectContentTitles } from './content-refs.sql.ts'
import { referencesOf } from './derive-columns.ts'
import { draftOfRow } from './draft-of-body.ts'
import { loadRefs, type LinkOptions } from './present-refs.ts'

/** The common part of a content as its editor reads it. */
function presentAdmin(kind: Kind, row: AdminRow, now: Date): AdminContent {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    url: contentPath(kind, { ...row.fields, id: row.id, slug: row.slug }),
    title: row.title,
    excerpt: row.excerpt,
    cover_id: row.cover_id,
    attachment_ids: row.attachment_ids,
    category: row.category,
    laboratory_id: row.laboratory_id,
    author_id: row.author_id,
    status: row.status,
    phase: phaseOf(row, now),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    target: row.target,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    created_by: row.created_by_name,
    updated_by: row.updated_by_name,
  }
}

/** Ids and raw values to edit, with what they stand for beside. */
export async function presentAdminDetail(
  db: Db,
  kind: Kind,
  row: AdminRow,
  links: LinkOptions,
): Promise<AdminContentDetail> {
  const refs = referencesOf(kind, draftOfRow(row))
  const loaded = await loadRefs(db, refs, [kind.key], links, refs.authors.size > 0)
  const contents = await selectContentTitles(db, [...refs.contents])
  const body = withSignedPictures(row.body, (id) => loaded.files.get(id)?.url)
  const own = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, row.fields[name] ?? null]))
  return {
    ...presentAdmin(kind, row, links.now),
    ...own,
    [kind.body.name]: body,
    refs: {
      files: Object.fromEntries(loaded.files),
      laboratories: Object.fromEntries(loaded.laboratories),
      partners: Object.fromEntries(loaded.partners),
      authors: Object.fromEntries(loaded.authors),
      contents: Object.fromEntries(contents.map((content) => [content.id, content])),
    },
    warnings: await warningsOf(db, kind, row, links.now),
    missing: missingFields(kind, row.fields).map(({ name, field }) => ({ name, label: field.label })),
  }
}

/** The cap is only looked for where there is something to compare with it. */
async function warningsOf(db: Db, kind: Kind, { fields }: AdminRow, now: Date) {
  if (!isEgalimCapped(fields)) return []
  return egalimWarnings(kind.fields, fields, await currentCap(db, now))
}

const FEWEST_TOLD = 5

/** Too few readers to be told apart are not counted aloud. */
const masked = (count: number) => (count > 0 && count < FEWEST_TOLD ? null : count)

export async function presentAdminRows(
  db: Db,
  rows: readonly DeskRow[],
  links: LinkOptions,
): Promise<AdminContentRow[]> {
  const refs = noReferences()
  for (const row of rows) {
    if (row.cover_id !== null) refs.files.add(row.cover_id)
    if (row.laboratory_id !== null) refs.laboratories.add(row.laboratory_id)
  }
  const loaded = await loadRefs(db, refs, [...new Set(rows.map((row) => row.kind))], links, false)
  return rows.flatMap((row) => {
    const kind = kindOf(row.kind)
    if (kind === null) return []
    const {
      cover_id,
      attachment_ids,
      author_id,
      created_by: _by,
      ...common
    } = presentAdmin(kind, row, links.now)
    return {
      ...common,
      cover: cover_id === null ? null : (loaded.files.get(cover_id) ?? null),
      laboratory: row.laboratory_id === null ? null : (loaded.laboratories.get(row.laboratory_id) ?? null),
      author:
        author_id === null || row.author_name === null ? null : { id: author_id, name: row.author_name },
      category_label:
        row.category === null ? null : (loaded.categories.get(`${row.kind}/${row.category}`) ?? null),
      attachments: attachment_ids.length,
      reads: masked(row.reads),
    }
  })
}
