import { expect, test } from 'vitest'
import { easeInOutCubic, SCROLL_MS, scrollPosition } from './scroll.ts'

test.each([
  [0, 0],
  [0.25, 0.0625],
  [0.5, 0.5],
  [0.75, 0.9375],
  [1, 1],
])('S9-08 easeInOutCubic(%d) is %d', (t, expected) => {
  expect(easeInOutCubic(t)).toBeCloseTo(expected, 10)
})

test('S9-08 a scroll lasts 300 ms, upwards or downwards, and ends exactly at its target', () => {
  expect(SCROLL_MS).toBe(300)
  expect(scrollPosition(0, 1000, -5)).toBe(0)
  expect(scrollPosition(0, 1000, 150)).toBe(500)
  expect(scrollPosition(1000, 0, 150)).toBe(500)
  expect(scrollPosition(0, 1000, 300)).toBe(1000)
  expect(scrollPosition(0, 1000, 5000)).toBe(1000)
})
