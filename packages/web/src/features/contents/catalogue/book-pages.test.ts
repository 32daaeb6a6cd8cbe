import { expect, test } from 'vitest'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { inFront, onShelf, openAt, openWords, pageUrl, pageWithin } from './book-pages.ts'

test.each([
  [1, 8, true, [1]],
  [2, 8, true, [2, 3]],
  [3, 8, true, [2, 3]],
  [8, 8, true, [8]],
  [7, 7, true, [6, 7]],
  [3, 8, false, [3]],
] as const)('S2-05 page %i of %i, wide %s: %j lie open', (page, pages, isWide, open) => {
  expect(openAt(page, pages, isWide)).toEqual(open)
})

test('S2-05 where one is, in words', () => {
  expect(openWords([1], 8)).toBe('Page 1 sur 8')
  expect(openWords([2, 3], 8)).toBe('Pages 2 et 3 sur 8')
})

test('S2-05 a page of the address that makes no sense is the nearest that exists', () => {
  expect([pageWithin(0, 8), pageWithin(99, 8), pageWithin(4, 8)]).toEqual([1, 8, 4])
})

test('S2-05 a page is read with the link of its file', () => {
  expect(pageUrl('/api/v1/files/7?exp=1&sig=a', 3)).toBe('/api/v1/files/7/pages/3?exp=1&sig=a&w=960')
})

const card = (id: number, valid_from: string | null, valid_to: string | null) =>
  ({ id, valid_from, valid_to, pdf: {} }) as CardOf<'catalogue'>

test('S2-05 in front, the last that began of those that hold; on the shelf, what ended comes last', () => {
  const cards = [
    card(1, '2026-01-01', '2026-02-01'),
    card(2, '2026-10-01', '2026-12-31'),
    card(3, '2026-11-10', null),
    card(4, '2026-12-01', null),
  ]
  expect(inFront(cards, '2026-11-17')?.id).toBe(3)
  expect(inFront([cards[0]!, cards[3]!], '2026-11-17')).toBeNull()
  expect(onShelf(cards, '2026-11-17').map(({ id }) => id)).toEqual([2, 3, 4, 1])
})
