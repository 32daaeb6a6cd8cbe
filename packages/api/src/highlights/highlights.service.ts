import type { Highlight } from '@kiosque/contract/wire/highlights'
import { writeOnce } from '../answers/written.ts'
import type { Live } from '../content/live.ts'
import { presentCards } from '../content/present-card.ts'
import { linksOf, type Reading } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import {
  selectShownCards,
  selectVisibleHighlights,
  type ShownHighlight,
  type ShownWhere,
} from './highlights.sql.ts'
import { shownTo, type KnownHighlights } from './known-highlights.ts'
import { presentHighlight, type Shown } from './present-highlight.ts'

const isNumber = (id: number | null): id is number => id !== null
const contentsOf = (rows: readonly ShownHighlight[]) => rows.map((row) => row.content_id).filter(isNumber)

/** As in memory: read from its text when it is asked for. */
type Found = Pick<Shown, 'card' | 'fields'> & { sent?: object }
type Cards = ReadonlyMap<number, Found>

export interface HighlightReading extends Reading {
  /** With `live`: what is put forward, from memory. */
  highlights?: KnownHighlights
}

/** What shows to this viewer in these placements, or of this content, now, by placement and order. The home page asks here too. */
export async function visibleHighlights(
  db: Db,
  asked: ShownWhere,
  reading: HighlightReading,
): Promise<Highlight[]> {
  const { live, highlights } = reading
  const isKnown = live !== undefined && highlights !== undefined
  const { rows, cards } = await (isKnown
    ? knownRows(live, highlights, asked, reading)
    : askedRows(db, asked, reading))
  const pictures = await fileRefs(
    db,
    rows.flatMap((row) => [row.image_id, row.event?.cover_id ?? null]),
    linksOf(reading),
  )
  return rows.flatMap((row) => {
    const shown = row.content_id === null ? null : (cards.get(row.content_id) ?? null)
    // Its content went between the two questions, or is for others: it does not exist for this viewer.
    if (row.content_id !== null && shown === null) return []
    const pictureOf = (id: number | null | undefined) => (id == null ? null : (pictures.get(id) ?? null))
    const [picture, cover] = [pictureOf(row.image_id), pictureOf(row.event?.cover_id)]
    return [presented(row, shown, { picture, cover })]
  })
}

type Pictures = Pick<Shown, 'picture' | 'cover'>

const made = new WeakMap<ShownHighlight, Pictures & { of: object | null; highlight: Highlight }>()

/** The same for everybody who sees it: made once for as long as its row, its content and its pictures are the same. */
function presented(row: ShownHighlight, shown: Found | null, { picture, cover }: Pictures): Highlight {
  const known = made.get(row)
  const of = shown?.sent ?? shown
  if (known !== undefined && known.of === of && known.picture === picture && known.cover === cover)
    return known.highlight
  const { card, fields } = shown ?? { card: null, fields: {} }
  const highlight = writeOnce(presentHighlight(row, { card, fields, picture, cover }))
  made.set(row, { picture, cover, of, highlight })
  return highlight
}

interface Rows {
  rows: ShownHighlight[]
  cards: Cards
}

async function askedRows(db: Db, asked: ShownWhere, reading: Reading): Promise<Rows> {
  const rows = await selectVisibleHighlights(db, asked, reading)
  const items = await selectShownCards(db, contentsOf(rows), reading)
  const cards = new Map((await presentCards(db, items, linksOf(reading))).map((card) => [card.id, card]))
  const shown = items.map(({ id, fields }) => [id, { card: cards.get(id) ?? null, fields }] as const)
  return { rows, cards: new Map(shown.filter(([, { card }]) => card !== null)) }
}

async function knownRows(
  live: Live,
  highlights: KnownHighlights,
  asked: ShownWhere,
  reading: Reading,
): Promise<Rows> {
  const rows = shownTo(await highlights.find(), asked, reading)
  await live.contents.refresh()
  return { rows, cards: await live.cards.find(contentsOf(rows), { ...reading, links: linksOf(reading) }) }
}
