import {
  anchorHeadings,
  picturesIn,
  readingMinutes,
  withSignedPictures,
} from '@kiosque/contract/domain/rich-text'
import { slugify } from '@kiosque/contract/domain/slug'
import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import { mapValues } from '@kiosque/contract/kinds/map-values'
import { memberValues } from '@kiosque/contract/kinds/member-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard, ContentDetail } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import {
  selectNeighbour,
  selectAny,
  selectRelated,
  selectVisible,
  selectVisibleCards,
} from './content-detail.sql.ts'
import type { ContentRow } from './content-rows.ts'
import { addOwnReferences, noReferences } from './content-refs.ts'
import { addCardReferences, presentCard, presentCommon } from './present-card.ts'
import { loadRefs, presentValue } from './present-refs.ts'
import { linksOf, type Reading } from './read-contents.service.ts'

const RELATED = 4
const NETWORK_SITE = 1

/** One content in full, by id or slug; what this viewer may not see answers exactly like what does not exist. */
export async function readContent(db: Db, kind: Kind, ref: string, reading: Reading): Promise<ContentDetail> {
  const row = await selectVisible(db, kind.key, ref, reading)
  if (row === undefined) throw notFound()
  return presentDetail(db, kind, row, reading)
}

/** The content an editor looks at « comme » somebody: shown as they would have it, even where they would not. */
export async function previewContent(
  db: Db,
  kind: Kind,
  ref: string,
  reading: Reading,
  contentId: number,
): Promise<ContentDetail> {
  const row = await selectAny(db, kind.key, ref)
  if (row === undefined || row.id !== contentId) return readContent(db, kind, ref, reading)
  return presentDetail(db, kind, row, reading)
}

async function presentDetail(db: Db, kind: Kind, row: ContentRow, reading: Reading): Promise<ContentDetail> {
  const values = memberValues(kind, row.fields, 'detail')
  const refs = noReferences()
  addCardReferences(refs, row)
  addOwnReferences(refs, kind, values)
  for (const id of [...row.attachment_ids, ...picturesIn(row.body)]) refs.files.add(id)
  if (row.author_id !== null) refs.authors.add(row.author_id)

  const related = await selectRelated(db, row, reading, RELATED)
  const named = await selectVisibleCards(db, [...refs.contents], reading)
  for (const card of [...related, ...named]) addCardReferences(refs, card)
  const kinds = [kind.key, ...named.map((card) => card.kind)]
  const loaded = await loadRefs(db, refs, [...new Set(kinds)], linksOf(reading), true)
  const cards = new Map(
    named.flatMap((card) => {
      const its = kindOf(card.kind)
      return its === null ? [] : [[card.id, presentCard(its, card, loaded)] as const]
    }),
  )

  const own = mapValues(kind.fields, values, (field, value) => presentValue(field, value, loaded, cards))
  const body = withSignedPictures(row.body, (id) => loaded.files.get(id)?.url)
  const site = reading.viewer?.site ?? NETWORK_SITE
  return {
    ...presentCommon(kind, row, loaded),
    ...own,
    [kind.body.name]: body,
    author: loaded.authors.get(row.author_id ?? 0) ?? loaded.defaultAuthors.get(site) ?? null,
    attachments: row.attachment_ids.flatMap((id) => loaded.files.get(id) ?? []),
    headings: anchorHeadings(row.body, slugify).headings,
    reading_minutes: readingMinutes(row.body),
    related: related.map((card): ContentCard => presentCard(kind, card, loaded)),
    previous: await neighbourOf(db, kind, row, reading, 'newer'),
    next: await neighbourOf(db, kind, row, reading, 'older'),
  }
}

async function neighbourOf(db: Db, kind: Kind, row: ContentRow, reading: Reading, side: 'newer' | 'older') {
  const found = await selectNeighbour(db, row, reading, side)
  if (found === undefined) return null
  const { id, slug, title } = found
  return { id, slug, title, url: contentPath(kind, { ...found.fields, id, slug }) }
}
