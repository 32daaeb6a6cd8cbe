import { expect, test } from 'vitest'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { nearTo, subjectOn } from './near-subject.ts'

const shown = (highlightable: object) => ({ highlightable }) as unknown as Highlight
const laboratory = (id: number) => ({ id, name: `Laboratoire ${id}` })
const category = (value: string) => ({ value, label: value })

test.each([
  ['the same laboratory', { laboratory: laboratory(4) }, true],
  ['the same category', { category: category('orl') }, true],
  ['the same range', { range: 'mdd' }, true],
  [
    'nothing in common',
    { laboratory: laboratory(5), category: category('bebe'), range: 'mieux-vivre' },
    false,
  ],
  ['nothing said', {}, false],
])('S3-19 a product beside another: %s', (_, item, isNear) => {
  const subject = { laboratory: laboratory(4), category: category('orl'), range: 'mdd' }
  expect(nearTo(subject as never)(shown(item))).toBe(isNear)
  expect(nearTo({ laboratory: null, category: null } as never)(shown(item))).toBe(false)
})

test.each([
  ['/offers/promotional-offers/12', { kind: 'promotional_offer', reference: '12' }],
  ['/catalogue/baume-corps', { kind: 'product', reference: 'baume-corps' }],
  ['/offers/promotional-offers', null],
  ['/ailleurs/12', null],
])('%s is about %o', (path, subject) => {
  expect(subjectOn(path)).toEqual(subject)
})
