import { expect, test } from 'vitest'
import { allKinds, kindOf } from '@kiosque/contract/kinds/registry'
import { kindsBeside, kindsIn } from './kind-groups.ts'

test('D13-01 kinds of one entry of the sidebar are found from each other', () => {
  expect(kindsBeside('loyalty_campaign')).toEqual(kindsIn('campaigns'))
  expect(kindsBeside('document')).toContain('faq')
  expect(kindsBeside('news')).toEqual([])
})

test('D13-01 every kind kept together exists, and is in one group only', () => {
  const grouped = allKinds.flatMap(({ key }) => kindsBeside(key))
  expect(grouped.filter((key) => kindOf(key) === null)).toEqual([])
  for (const { key } of allKinds)
    expect(kindsBeside(key).filter((one) => one === key).length).toBeLessThanOrEqual(1)
})
