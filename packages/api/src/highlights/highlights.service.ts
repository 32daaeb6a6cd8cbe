import type { Highlight } from '@kiosque/contract/wire/highlights'
import { presentCards } from '../content/present-card.ts'
import { linksOf, type Reading } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import { selectShownCards, selectVisibleHighlights, type ShownWhere } from './highlights.sql.ts'
import { presentHighlight } from './present-highlight.ts'

const isNumber = (id: number | null): id is number => id !== null

/** What shows to this viewer in these placements, or of this content, now, by placement and order. The home page asks here too. */
export async function visibleHighlights(db: Db, asked: ShownWhere, reading: Reading): Promise<Highlight[]> {
  const rows = await selectVisibleHighlights(db, asked, reading)
  const items = await selectShownCards(db, rows.map((row) => row.content_id).filter(isNumber), reading)
  const links = linksOf(reading)
  const cards = new Map((await presentCards(db, items, links)).map((card) => [card.id, card]))
  const fields = new Map(items.map((item) => [item.id, item.fields]))
  const pictures = await fileRefs(
    db,
    rows.map((row) => row.image_id),
    links,
  )
  return rows.flatMap((row) => {
    const card = row.content_id === null ? null : (cards.get(row.content_id) ?? null)
    // Its content went between the two questions: it no longer exists for this viewer.
    if (row.content_id !== null && card === null) return []
    const picture = row.image_id === null ? null : (pictures.get(row.image_id) ?? null)
    return [presentHighlight(row, { card, fields: fields.get(row.content_id ?? 0) ?? {}, picture })]
  })
}
