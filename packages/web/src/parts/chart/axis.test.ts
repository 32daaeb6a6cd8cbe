import { expect, test } from 'vitest'
import { axisOf } from './axis.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3, 4]],
  [17, [0, 5, 10, 15, 20]],
  [1460, [0, 500, 1000, 1500]],
])('the axis of %i has round steps that hold it', (highest, steps) => {
  expect(axisOf(highest)).toEqual(steps)
})
