import type { CardOf } from '@kiosque/contract/wire/content-of'

/** The picture of a page, under the link of its file. */
export const pageUrl = (fileUrl: string, page: number, width: 320 | 960 = 960) =>
  `${fileUrl.replace('?', `/pages/${page}?`)}&w=${width}`

/** How many pages there are to turn: the document knows, once it was read; until then, what the editor said. */
export const pageCount = (card: CardOf<'catalogue'>) => card.pdf?.pages ?? card.pages ?? 1

export const pageWithin = (page: number, pages: number) => Math.min(Math.max(page, 1), Math.max(pages, 1))

/** What lies open at a page: a cover alone, then pairs as in a book; one at a time where there is no room. */
export function openAt(page: number, pages: number, isWide: boolean): number[] {
  if (!isWide || page === 1) return [page]
  const left = page % 2 === 0 ? page : page - 1
  return left + 1 <= pages ? [left, left + 1] : [left]
}

/** « Pages 2 et 3 sur 8 ». */
export function openWords(open: readonly number[], pages: number): string {
  const [first, second] = open
  return second === undefined ? `Page ${first} sur ${pages}` : `Pages ${first} et ${second} sur ${pages}`
}

const isOver = (card: CardOf<'catalogue'>, today: string) => card.valid_to !== null && card.valid_to < today
const isToCome = (card: CardOf<'catalogue'>, today: string) =>
  card.valid_from !== null && card.valid_from > today

/** Those that ended come last; the others stay in their order. */
export function onShelf(cards: readonly CardOf<'catalogue'>[], today: string): CardOf<'catalogue'>[] {
  return [...cards.filter((card) => !isOver(card, today)), ...cards.filter((card) => isOver(card, today))]
}

/** The one in front: of those that hold today and can be read, the last that began. */
export function inFront(cards: readonly CardOf<'catalogue'>[], today: string): CardOf<'catalogue'> | null {
  const current = cards.filter((card) => card.pdf && !isOver(card, today) && !isToCome(card, today))
  const began = (card: CardOf<'catalogue'>) => card.valid_from ?? ''
  return current.reduce<CardOf<'catalogue'> | null>(
    (best, card) => (best && began(best) >= began(card) ? best : card),
    null,
  )
}
