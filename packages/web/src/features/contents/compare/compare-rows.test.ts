import { describe, expect, test } from 'vitest'
import { comparedIds, compareRows, type TechnicalFile } from './compare-rows.ts'

const file = (values: Partial<TechnicalFile>) =>
  ({ may_say: [], may_not_say: [], recommended_price: null, ...values }) as unknown as TechnicalFile

describe('technical files side by side', () => {
  test.each([
    [null, []],
    ['', []],
    ['12,15', [12, 15]],
    ['12,12,15,18,21', [12, 15, 18]],
    ['abc,0,-3,1e3,7', [7]],
    ['99999999999', []],
  ])('the address « %s » compares %j', (asked, ids) => {
    expect(comparedIds(asked)).toEqual(ids)
  })

  test('a line says what each sheet says, and whether they differ', () => {
    const rows = compareRows([
      file({ packaging: 'Boîte de 25', storage: 'Au sec', may_say: [{ text: 'Stériles' }] }),
      file({ packaging: 'Flacon', storage: 'Au sec' }),
    ])

    expect(rows).toEqual([
      { label: 'Conditionnement', values: ['Boîte de 25', 'Flacon'], isDifferent: true },
      { label: 'Conservation', values: ['Au sec', 'Au sec'], isDifferent: false },
      { label: 'Ce que vous pouvez dire', values: [['Stériles'], []], isDifferent: true },
    ])
  })
})
