import { describe, expect, test } from 'vitest'
import { ACCOUNT_TYPES, accountTypeLabel, grantableTypes, isStaff, managesTeam, rightLabel } from './roles.ts'

describe('account types and rights', () => {
  test('S1-02 S3-07 types carry the numbers of the specification', () => {
    expect(ACCOUNT_TYPES).toEqual({
      guest: 0,
      other: 90,
      preparator: 100,
      assistant: 160,
      coOwner: 180,
      pharmacistAdmin: 200,
      admin: 1000,
    })
  })

  test.each([
    [200, true],
    [180, true],
    [160, true],
    [100, true],
    [90, false],
    [0, false],
    [1000, false],
  ])('S6-06 type %i is staff: %s', (type, expected) => {
    expect(isStaff({ type })).toBe(expected)
  })

  test.each([
    [200, [90, 100, 160, 180, 200]],
    [180, [90, 100, 160, 180]],
    [160, []],
    [100, []],
    [0, []],
    [1000, []],
    [null, []],
  ])('D3-05 type %s may give %j', (own, expected) => {
    expect(grantableTypes(own)).toEqual(expected)
  })

  test('D1-01 D1-02 labels are the words of the business', () => {
    expect([200, 180, 160, 100, 90, 0].map(accountTypeLabel)).toEqual([
      'Titulaire',
      'Cotitulaire',
      'Adjoint',
      'Préparateur',
      'Autre',
      'Invité',
    ])
    expect([1, 2, 3, null].map(rightLabel)).toEqual(['Administrateur', 'Éditeur', 'Conseiller', 'Officine'])
    expect(managesTeam(null)).toBe(false)
  })
})
