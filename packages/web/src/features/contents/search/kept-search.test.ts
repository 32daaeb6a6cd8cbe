import { expect, test } from 'vitest'
import { readQuery } from '@kiosque/contract/domain/french-search'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { answerFrom } from './kept-search.ts'

const card = (id: number, kind: string, title: string, own: Record<string, unknown> = {}) =>
  ({
    id,
    kind,
    title,
    url: `/${kind}/${id}`,
    excerpt: '',
    laboratory: null,
    category: null,
    ...own,
  }) as unknown as ContentCard

const KEPT = [
  card(1, 'promotional_offer', 'Offre sérum', { products: [{ name: 'Sérum', ean: '3760123450256' }] }),
  card(2, 'product', 'Sérum physiologique', { ean: '3760123450256' }),
  card(3, 'technical_file', 'Fiche du sérum', { acl: '3401560204216' }),
  card(4, 'product', 'Canne réglable', { excerpt: 'Se range comme un sérum.' }),
]
const ids = (typed: string) => answerFrom(KEPT, readQuery(typed)).data.map(({ id }) => id)

test.each([
  ['3760123450256', [2, 1]],
  ['6020421', [3]],
  ['340 1560204216', [3]],
  ['1234567', []],
  ['serums', [1, 2, 3, 4]],
  ['canne', [4]],
  ['xylophone', []],
])('D6-06 without network, « %s » is found in what the tablet kept', (typed, expected) => {
  expect(ids(typed)).toEqual(expected)
})
