import { parisDay } from '@kiosque/contract/domain/dates'
import { contentPath, type Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentCard, ContentDetail } from '@kiosque/contract/wire/contents'
import type { Sent } from '../answers/written.ts'
import type { Db } from '../db/db.ts'
import { dayNumber } from '../live/live-list.ts'
import { neighbourOf, relatedTo } from '../live/live-near.ts'
import { selectNeighbour, selectRelated, selectVisibleCards } from './content-detail.sql.ts'
import type { CardRow, DetailRow } from './content-rows.ts'
import type { Live } from './live.ts'
import { presentCards } from './present-card.ts'
import { linksOf, type Reading } from './read-contents.service.ts'

const RELATED = 4

/** What a detail shows beside the content itself, as far as this reader sees it. */
export interface Around extends Pick<ContentDetail, 'previous' | 'next'> {
  related: Sent<ContentCard>[]
  /** The contents it names, by id. */
  cards: ReadonlyMap<number, Sent<ContentCard>>
}

type Near = Pick<CardRow, 'id' | 'slug' | 'title' | 'fields'>

function linkTo(kind: Kind, found: Near | undefined) {
  if (found === undefined) return null
  const { id, slug, title, fields } = found
  return { id, slug, title, url: contentPath(kind, { ...fields, id, slug }) }
}

/** Asked of the database, for previews. */
export async function askAround(
  db: Db,
  kind: Kind,
  row: DetailRow,
  named: readonly number[],
  reading: Reading,
): Promise<Around> {
  const links = linksOf(reading)
  const related = await presentCards(db, await selectRelated(db, row, { ...reading, kind }, RELATED), links)
  const cards = await presentCards(db, await selectVisibleCards(db, named, reading), links)
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    related,
    previous: linkTo(kind, await selectNeighbour(db, row, reading, 'newer')),
    next: linkTo(kind, await selectNeighbour(db, row, reading, 'older')),
  }
}

/** The same from memory. */
export async function lookAround(
  live: Live,
  kind: Kind,
  row: DetailRow,
  named: readonly number[],
  reading: Reading,
): Promise<Around> {
  await live.contents.refresh()
  const kindred = live.contents.ofKind(kind.key)
  const place = live.contents.find(row.id) ?? { id: row.id, sort_at: row.sort_at.getTime() }
  const subject = {
    ...row,
    isBySubject: kind.is_related_by_subject === true,
    isOverBefore: dayNumber(parisDay(reading.now)),
  }
  const near = relatedTo(kindred, subject, reading, RELATED)
  const newer = neighbourOf(kindred, place, reading, 'newer')
  const older = neighbourOf(kindred, place, reading, 'older')
  const wanted = [...near, ...named, newer, older].filter((id) => id !== null)
  const found = await live.cards.find([...new Set(wanted)], { ...reading, links: linksOf(reading) })
  const cardOf = (id: number) => found.get(id)?.sent
  const link = (id: number | null) => linkTo(kind, id === null ? undefined : found.get(id))
  return {
    cards: new Map([...found].map(([id, { sent }]) => [id, sent])),
    related: near.flatMap((id) => cardOf(id) ?? []),
    previous: link(newer),
    next: link(older),
  }
}
