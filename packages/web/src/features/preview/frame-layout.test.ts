import { expect, test } from 'vitest'
import { layoutIn } from './frame-layout.ts'

test.each([
  ['beside the menu of the back office', 1120, 0, { layout: 1440, scale: 1120 / 1440 }],
  ['on a large screen', 1700, 0, { layout: 1700, scale: 1 }],
  ['on a phone', 360, 0, { layout: 1440, scale: 0.25 }],
  ['as a tablet, with room', 1120, 1, { layout: 1024, scale: 1 }],
  ['as a tablet, without', 512, 1, { layout: 1024, scale: 0.5 }],
] as const)(
  'D15-02 the page previewed %s is laid out for its device, then reduced',
  (_, room, device, expected) => {
    expect(layoutIn(room, device)).toEqual(expected)
  },
)
