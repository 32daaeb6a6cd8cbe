import { parisDay } from '@kiosque/contract/domain/dates'
import { capOn, isEgalimCapped, isWithinCap } from '@kiosque/contract/domain/egalim'
import { phaseOf, type ItemPhase } from '@kiosque/contract/domain/publication'
import type {
  AdminHighlight,
  AdminHighlightList,
  AdminHighlightsQuery,
} from '@kiosque/contract/wire/highlights'
import { presentCards } from '../content/present-card.ts'
import type { LinkOptions } from '../content/present-refs.ts'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { readSettings } from '../settings/settings.service.ts'
import { averagePriceOf } from './highlight-price.ts'
import { selectCounts } from './highlight-counts.sql.ts'
import type { HighlightedEvent } from './highlighted-events.sql.ts'
import {
  countHighlights,
  selectHighlights,
  selectItems,
  type HighlightRow,
  type ItemRow,
} from './highlights.sql.ts'
import { presentHighlight } from './present-highlight.ts'

export async function listHighlights(
  db: Db,
  query: AdminHighlightsQuery,
  links: LinkOptions,
): Promise<AdminHighlightList> {
  const { page, per_page } = query
  const total = await countHighlights(db, query, links.now)
  const rows = await selectHighlights(db, query, links.now, {
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  const data = await presentForEditors(db, rows, links)
  return { data, meta: pageMeta({ page, per_page }, total) }
}

const FEWEST_TOLD = 5
/** Fewer than five people might be recognised. */
const masked = (count: number) => (count > 0 && count < FEWEST_TOLD ? null : count)

export async function presentForEditors(
  db: Db,
  rows: readonly HighlightRow[],
  links: LinkOptions,
): Promise<AdminHighlight[]> {
  const contentIds = rows.map((row) => row.content_id).filter((id) => id !== null)
  const items = new Map((await selectItems(db, contentIds)).map((item) => [item.id, item]))
  const cards = new Map((await presentCards(db, [...items.values()], links)).map((card) => [card.id, card]))
  const imageIds = rows.flatMap((row) => [row.image_id, row.event?.cover_id ?? null])
  const pictures = await fileRefs(db, imageIds, links)
  const counts = await selectCounts(
    db,
    rows.map((row) => row.id),
  )
  const { egalim_caps } = await readSettings(db)
  const cap = capOn(egalim_caps, parisDay(links.now))
  return rows.map((row) => {
    const item = items.get(row.content_id ?? 0)
    const fields = item?.fields ?? {}
    const picture = row.image_id === null ? null : (pictures.get(row.image_id) ?? null)
    const cover = pictures.get(row.event?.cover_id ?? 0) ?? null
    const card = cards.get(row.content_id ?? 0) ?? null
    const presented = presentHighlight(row, { card, fields, picture, cover })
    // The address of what is deleted leads nowhere.
    const shown = item === undefined || item.trashed_at === null ? presented : { ...presented, url: row.link }
    const { impressions, clicks } = counts.get(row.id) ?? { impressions: 0, clicks: 0 }
    const egalim = isEgalimCapped(fields)
    return {
      ...shown,
      image_id: row.image_id,
      link: row.link,
      own_title: row.title,
      own_text: row.text,
      own_alt: row.alt,
      prix_moyen: row.prix_moyen,
      egalim,
      legal: !egalim || isLegal(row, row.prix_moyen ?? averagePriceOf(fields), cap),
      item_phase: item ? itemPhase(item, links.now) : row.event && eventPhase(row.event, links.now),
      target: row.target,
      phase: phaseOf({ ...row, status: 'published' }, links.now) as AdminHighlight['phase'],
      impressions: masked(impressions),
      clicks: masked(clicks),
      version: row.version,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

const itemPhase = (item: ItemRow, now: Date): ItemPhase =>
  item.trashed_at === null ? phaseOf(item, now) : 'trashed'

/** Called off, it shows nowhere any more: the same as something taken back. */
function eventPhase({ status, ends_at }: HighlightedEvent, now: Date): ItemPhase {
  if (status === 'draft') return 'draft'
  if (status === 'cancelled') return 'archived'
  return new Date(ends_at) > now ? 'live' : 'ended'
}

function isLegal(row: HighlightRow, prixMoyen: string | null, cap: number): boolean {
  if (prixMoyen === null) return true
  try {
    return isWithinCap({ type: row.type, prix_moyen: prixMoyen, discount: row.discount }, cap)
  } catch {
    return true
  }
}
