import { expect, test } from 'vitest'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { byLaboratory, lineTotal, listText, NETWORK, orderedOf } from './ordered-lines.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const percent = { type: 3, amount: 20 }

const offer = (id: number, laboratory: string | null, more: object = {}) =>
  ({
    id,
    kind: 'promotional_offer',
    title: `Offre ${id}`,
    url: `/offers/promotional-offers/${id}`,
    laboratory: laboratory === null ? null : { id, name: laboratory },
    offer_type: 'direct',
    price: 1490,
    mechanics: percent,
    period_start: '2026-11-01',
    period_end: '2026-11-30',
    order_deadline: '2026-11-20',
    products: [
      { name: 'Baume', price: 1490, discount: percent },
      { name: 'Spray', price: 1290, discount: null },
    ],
    ...more,
  }) as unknown as DetailOf<'promotional_offer'>

const kept = (id: number, quantities: Record<number, number>) => ({
  kind: 'promotional_offer' as const,
  id,
  quantities,
})

test('S3-19 names and prices of a running order are those of today', () => {
  const ordered = orderedOf(kept(1, { 2: 6 }), offer(1, 'Hydrélis'), null, NOW)
  expect(ordered).toMatchObject({ laboratory: 'Hydrélis', circuit: 'direct', isOpen: true })
  expect(ordered.lines).toEqual([{ position: 2, name: 'Spray', price: 1290, discount: null }])
})

test('S3-19 what is past its last day of orders is shown, and not ordered', () => {
  const late = offer(1, 'Hydrélis', { order_deadline: '2026-11-16' })
  expect(orderedOf(kept(1, { 1: 6 }), late, null, NOW).isOpen).toBe(false)
})

test('a product in promotion is its own line, at the price it is put forward with', () => {
  const facts = { discount: percent, averageCents: 6490, days: { period_end: '2026-12-06' } }
  const product = {
    id: 9,
    kind: 'product',
    title: 'Chaise',
    url: '/catalogue/9',
    laboratory: null,
    price: 6490,
  }
  const ordered = orderedOf(
    { kind: 'product', id: 9, quantities: { 1: 2 } },
    product as unknown as DetailOf<'product'>,
    facts,
    NOW,
  )
  expect(ordered).toMatchObject({ circuit: 'platform', isOpen: true })
  expect(ordered.lines.map((line) => lineTotal(line, 2))).toEqual([10_384])
})

test('one order for each laboratory', () => {
  const all = [
    orderedOf(kept(1, { 1: 6 }), offer(1, 'Hydrélis'), null, NOW),
    orderedOf(kept(2, { 1: 3 }), offer(2, null), null, NOW),
    orderedOf(kept(3, { 1: 1, 2: 2 }), offer(3, 'Hydrélis'), null, NOW),
  ]
  expect(
    byLaboratory(all).map(([name, contents]) => [name, contents.map(({ content }) => content.id)]),
  ).toEqual([
    ['Hydrélis', [1, 3]],
    [NETWORK, [2]],
  ])
  expect(listText(all.slice(2))).toBe('1 × Baume\n2 × Spray')
})

test.each([
  [{ price: 1490, discount: percent }, 12, 14_304],
  [{ price: 1290, discount: null }, 3, 3870],
  [{ price: 690, discount: { type: 7, nbProducts: 3, price: 1490 } }, 3, 1490],
  [{ price: null, discount: percent }, 3, null],
  [{ price: 690, discount: null }, 0, null],
])('D6-03 %o × %i comes to %s', (line, quantity, total) => {
  expect(lineTotal(line, quantity)).toBe(total)
})
