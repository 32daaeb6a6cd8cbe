import { expect, test } from 'vitest'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { cellsOf, during, lanesOf, yearPlan } from './year-plan.ts'

const card = (id: number, spot: string, month: number, month_end: number | null = null) =>
  ({ id, spot, month, month_end }) as CardOf<'merchandising'>

test('S2-36 bars that follow each other share a line, those that overlap have one each', () => {
  const [row] = yearPlan([card(1, 'vitrine', 1, 2), card(2, 'vitrine', 3), card(3, 'vitrine', 2, 4)])
  expect(lanesOf(row!.bars).map((lane) => lane.map((bar) => bar.card.id))).toEqual([[1, 2], [3]])
})

test('S2-36 a line has its twelve months, occupied or free', () => {
  const [row] = yearPlan([card(1, 'vitrine', 2, 4)])
  const cells = cellsOf(lanesOf(row!.bars)[0]!)
  expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(12)
  expect(cells[1]).toMatchObject({ span: 3, month: 2 })
})

test('S2-36 what is in place in a month, spot by spot', () => {
  const cards = [card(1, 'comptoir', 11), card(2, 'vitrine', 10, 12), card(3, 'vitrine', 9)]
  expect(during(cards, 11).map(({ id }) => id)).toEqual([2, 1])
})
