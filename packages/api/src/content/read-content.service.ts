import {
  anchorHeadings,
  picturesIn,
  readingMinutes,
  withSignedPictures,
} from '@kiosque/contract/domain/rich-text'
import { slugify } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { mapValues } from '@kiosque/contract/kinds/map-values'
import { memberValues } from '@kiosque/contract/kinds/member-values'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { Recipe } from '../answers/recipe.ts'
import { followed, Packed, readSent } from '../answers/written.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { dayText, dueFor } from '../live/due-for.ts'
import { askAround, lookAround, type Around } from './around-content.ts'
import { selectAny, selectVisible } from './content-detail.sql.ts'
import type { DetailRow } from './content-rows.ts'
import type { Live } from './live.ts'
import { addOwnReferences, noReferences } from './content-refs.ts'
import { cardMark, dayMark, withOwnDay, withOwnDays } from './own-days.ts'
import { addCommonReferences, presentCommon } from './present-card.ts'
import { loadRefs, presenting } from './present-refs.ts'
import { linksOf, type Reading } from './read-contents.service.ts'

const NETWORK_SITE = 1

/** One content in full, by id or slug; what this viewer may not see answers exactly like what does not exist. */
export async function readContent(db: Db, kind: Kind, ref: string, reading: Reading): Promise<ContentDetail> {
  const found = await selectVisible(db, kind.key, ref, reading)
  if (found === undefined) throw notFound()
  const row = await asRead(db, found, reading)
  return presentDetail(db, kind, row, reading, await askAround(db, kind, row, namedBy(kind, row), reading))
}

/** The content an editor looks at « comme » somebody: shown as they would have it, even where they would not. */
export async function previewContent(
  db: Db,
  kind: Kind,
  ref: string,
  reading: Reading,
  contentId: number,
): Promise<ContentDetail> {
  const found = await selectAny(db, kind.key, ref)
  if (found === undefined || found.id !== contentId) return readContent(db, kind, ref, reading)
  const row = await asRead(db, found, reading)
  return presentDetail(db, kind, row, reading, await askAround(db, kind, row, namedBy(kind, row), reading))
}

/** With the day by which this reader has to be done, where it is another than everybody's. */
const asRead = async (db: Db, row: DetailRow, { viewer }: Reading): Promise<DetailRow> =>
  (await withOwnDays(db, [row], viewer))[0] ?? row

/** The same as a recipe: audiences that see the same beside it share one detail. */
export async function detailRecipe(
  db: Db,
  kind: Kind,
  ref: string,
  reading: Reading & { live: Live },
): Promise<Recipe> {
  const { live, viewer } = reading
  await live.contents.refresh()
  const found = await live.details.find(kind.key, ref, reading)
  if (found === undefined) throw notFound()
  const row = withDayOf(live, found, viewer)
  const around = await lookAround(live, kind, row, namedBy(kind, row), reading)
  const { cards, related, previous, next } = around
  const of = [
    row.id,
    row.version,
    viewer?.site ?? 'passer-by',
    dayMark({ ...row.fields, kind: kind.key }),
    [...cards.values(), ...related].map(cardMark).join(),
    related.length,
    previous?.id,
    next?.id,
  ].join(' ')
  return new Recipe(of, () => detailOf(db, kind, row, reading, around))
}

/** The same from memory. */
function withDayOf({ contents }: Live, row: DetailRow, viewer: Reading['viewer']): DetailRow {
  const live = contents.find(row.id)
  const due = live === undefined ? null : dueFor(live, viewer)
  if (!due?.isOwn || due.day === null) return row
  return { ...row, fields: withOwnDay(row.kind, row.fields, dayText(due.day)) }
}

const named = new WeakMap<DetailRow, readonly number[]>()

/** The contents it names: read once for each row that is kept. */
function namedBy(kind: Kind, row: DetailRow): readonly number[] {
  const known = named.get(row)
  if (known !== undefined) return known
  const refs = noReferences()
  addOwnReferences(refs, kind, memberValues(kind, row.fields, 'detail'))
  const ids = [...refs.contents]
  named.set(row, ids)
  return ids
}

async function presentDetail(
  db: Db,
  kind: Kind,
  row: DetailRow,
  reading: Reading,
  { cards, related, ...around }: Around,
): Promise<ContentDetail> {
  const core = await presentCore(db, kind, row, reading, cards)
  return { ...core, related: related.map(readSent), ...around }
}

/** The same from memory: what does not depend on who reads is made once. */
async function detailOf(
  db: Db,
  kind: Kind,
  row: DetailRow,
  reading: Reading & { live: Live },
  { cards, ...around }: Around,
): Promise<object> {
  const make = () => presentCore(db, kind, row, reading, cards)
  const isAlone = reading.viewer !== null && namedBy(kind, row).length === 0
  const site = siteOf(reading)
  const core = isAlone
    ? await reading.live.details.core(row, site, linksOf(reading).now, async () => new Packed(await make()))
    : await make()
  return followed(core, around)
}

const siteOf = ({ viewer }: Reading) => viewer?.site ?? NETWORK_SITE

/** All that a detail says of the content itself. */
async function presentCore(db: Db, kind: Kind, row: DetailRow, reading: Reading, cards: Around['cards']) {
  const values = memberValues(kind, row.fields, 'detail')
  const refs = noReferences()
  addCommonReferences(refs, row)
  addOwnReferences(refs, kind, values)
  for (const id of [...row.attachment_ids, ...picturesIn(row.body)]) refs.files.add(id)
  if (row.author_id !== null) refs.authors.add(row.author_id)

  const loaded = await loadRefs(db, refs, [kind.key], linksOf(reading), true)
  const own = mapValues(kind.fields, values, presenting(loaded, cards))
  const body = withSignedPictures(row.body, (id) => loaded.files.get(id)?.url)
  return {
    ...presentCommon(kind, row, loaded),
    ...own,
    [kind.body.name]: body,
    author: loaded.authors.get(row.author_id ?? 0) ?? loaded.defaultAuthors.get(siteOf(reading)) ?? null,
    attachments: row.attachment_ids.flatMap((id) => loaded.files.get(id) ?? []),
    headings: anchorHeadings(row.body, slugify).headings,
    reading_minutes: readingMinutes(row.body),
  }
}
