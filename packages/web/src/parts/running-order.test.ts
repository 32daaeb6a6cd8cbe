import { expect, test } from 'vitest'
import { forgetContents, linesIn, parseOrders, runningOrder, setQuantity } from './running-order.ts'

const offer = { kind: 'promotional_offer', id: 7 } as const

test('S3-19 a running order is kept by pharmacy, line by line, until it is ordered', () => {
  setQuantity(1, offer, 1, 12)
  setQuantity(1, offer, 2, 3)
  setQuantity(2, offer, 1, 6)
  expect(runningOrder(1)).toEqual([{ ...offer, quantities: { 1: 12, 2: 3 } }])
  expect(runningOrder(2)).toEqual([{ ...offer, quantities: { 1: 6 } }])
  expect(linesIn(runningOrder(1))).toBe(2)
  expect(runningOrder(1)).toBe(runningOrder(1))

  setQuantity(1, offer, 2, 0)
  expect(runningOrder(1)).toEqual([{ ...offer, quantities: { 1: 12 } }])
  setQuantity(1, offer, 1, 0)
  expect(runningOrder(1)).toEqual([])
  forgetContents(2, [7])
  expect(runningOrder(2)).toEqual([])
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[1]'],
  ['text', '"abc"'],
  ['another shape', '{"1":{"id":7}}'],
  ['an unknown kind', '{"1":[{"kind":"news","id":7,"quantities":{"1":2}}]}'],
  ['« abc » for a quantity', '{"1":[{"kind":"product","id":7,"quantities":{"1":"abc"}}]}'],
  ['a quantity beyond measure', '{"1":[{"kind":"product","id":7,"quantities":{"1":10000}}]}'],
  ['no quantity', '{"1":[{"kind":"product","id":7}]}'],
  ['a line that is none', '{"1":[{"kind":"product","id":7,"quantities":{"x":2}}]}'],
])('what a browser kept is not trusted: %s is no order', (_, raw) => {
  expect(Object.values(parseOrders(raw)).flat()).toEqual([])
})
