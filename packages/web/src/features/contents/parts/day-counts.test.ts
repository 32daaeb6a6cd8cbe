import { expect, test } from 'vitest'
import { monthOf, readDays } from './day-counts.ts'

test('what a device kept is read as far as it makes sense', () => {
  expect(readDays(null)).toEqual({})
  expect(readDays('not json')).toEqual({})
  expect(readDays('null')).toEqual({})
  expect(readDays('{"2026-11-17":[2,1,0],"2026-11-18":["x"],"2026-11-19":[-1]}')).toEqual({
    '2026-11-17': [2, 1, 0],
  })
})

test('a month adds up its own days only, line by line', () => {
  const days = { '2026-10-31': [9, 9], '2026-11-02': [3, 1], '2026-11-17': [4, 0], '2026-12-01': [7] }
  expect(monthOf(days, '2026-11', 2)).toEqual([7, 1])
  expect(monthOf(days, '2026-12', 2)).toEqual([7, 0])
})
