import { describe, expect, test } from 'vitest'
import {
  claimAmount,
  claimRight,
  isOpenClaim,
  isOwedClaim,
  lineAmount,
  QUANTITY_MAX,
  VALUE_MAX,
  vouchersText,
} from './claims.ts'

describe('D10-01 the amount of a claim', () => {
  test('is the sum of its lines, in whole cents', () => {
    expect(lineAmount({ quantity: 18, value: 150 })).toBe(2_700)
    expect(
      claimAmount([
        { quantity: 24, value: 200 },
        { quantity: 18, value: 150 },
      ]),
    ).toBe(7_500)
    expect(claimAmount([])).toBe(0)
  })

  test('stays exact for the largest claim there can be', () => {
    const lines = Array.from({ length: 60 }, () => ({ quantity: QUANTITY_MAX, value: VALUE_MAX }))

    expect(Number.isSafeInteger(claimAmount(lines))).toBe(true)
  })
})

test.each([
  [200, 'submit'],
  [180, 'submit'],
  [160, 'submit'],
  [100, 'prepare'],
  [90, null],
  [0, null],
  [1000, null],
  [null, null],
])('D10-01 an account of type %s may %s', (type, right) => {
  expect(claimRight(type)).toBe(right)
})

test('D10-02 only drafts and corrections are the pharmacy’s to change; only what was accepted is owed', () => {
  expect(isOpenClaim('to_correct')).toBe(true)
  expect(isOpenClaim('submitted')).toBe(false)
  expect(isOwedClaim('partly_accepted')).toBe(true)
  expect(isOwedClaim('paid')).toBe(false)
})

test('vouchers are counted in French', () => {
  expect([vouchersText(1), vouchersText(42), vouchersText(1_240)]).toEqual([
    '1\u00a0bon',
    '42\u00a0bons',
    '1\u202f240\u00a0bons',
  ])
})
