import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['+33123456789', '01\u00A023\u00A045\u00A067\u00A089'],
  ['+590590123456', '05\u00A090\u00A012\u00A034\u00A056'],
  ['+4412345678', '+4412345678'],
])('D3-04 %s reads %s', (kept, shown) => {
  expect(formatPhone(kept)).toBe(shown)
})
