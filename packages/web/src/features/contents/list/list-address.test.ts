import { describe, expect, test } from 'vitest'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { kinds } from '@kiosque/contract/kinds/registry'
import { parseSearch } from '../../../lib/search-params.ts'
import {
  apiParams,
  chosenFilters,
  readListAddress,
  sortLabels,
  toggled,
  writeListAddress,
} from './list-address.ts'

const offer = kinds.promotional_offer
const read = (kind: Kind, text: string) => readListAddress(kind, parseSearch(text))

describe('D5-02 a list lives in its address', () => {
  test.each([
    '',
    '?q=baume',
    '?phase=past&category=hygiene,bebe&sort=price&page=3',
    '?order_deadline=week&mechanics=lot,euros&price=10-a-25',
    '?offer_type=direct',
    '?favourites=1&offer_type=direct',
  ])('%s is read and written back unchanged', (search) => {
    expect(writeListAddress(offer, read(offer, search))).toBe(search)
  })

  test('what runs is the first tab of offers, and no filter among the others', () => {
    expect(read(offer, '')).toMatchObject({ tab: 'current', filters: {} })
    expect(read(offer, '?phase=coming')).toMatchObject({ tab: 'coming', filters: {} })
    expect(read(kinds.one_time_campaign, '?phase=coming')).toMatchObject({
      tab: null,
      filters: { phase: ['coming'] },
    })
  })

  test.each([
    '?phase=current',
    '?phase=hier',
    '?page=0',
    '?page=abc',
    '?favourites=oui',
    '?sort=password',
    '?category=<script>',
    '?offer_type=nimporte',
    '?mechanics=nimporte',
    '?laboratory=abc',
    '?order_deadline=demain',
    '?password_hash=1',
    '?page=99999999999',
  ])('%s is ignored without a word', (search) => {
    expect(writeListAddress(offer, read(offer, search))).toBe('')
  })

  test('choosing a filter goes back to the first page, choosing it again removes it', () => {
    const once = toggled(read(offer, '?page=4'), 'offer_type', 'direct')
    expect(writeListAddress(offer, once)).toBe('?offer_type=direct')
    expect(writeListAddress(offer, toggled(once, 'offer_type', 'direct'))).toBe('')
  })

  test('the API is asked with the same names', () => {
    expect(apiParams(offer, read(offer, '?category=bebe&page=2'), 12)).toEqual({
      category: 'bebe',
      page: '2',
      per_page: '12',
      phase: 'current',
      sort: 'deadline',
    })
  })
})

test('« Se termine bientôt » is offered where something ends, nowhere else', () => {
  expect(sortLabels(offer)).toHaveProperty('ending')
  for (const kind of [kinds.quiz, kinds.tutorial]) expect(sortLabels(kind)).not.toHaveProperty('ending')
  expect(read(kinds.quiz, '?sort=ending').sort).toBe(kinds.quiz.default_sort)
})

test('a chosen filter is named in words, also when nothing is counted under it', () => {
  const address = read(offer, '?category=bebe&offer_type=direct')
  const facets = { offer_type: [{ value: 'direct', label: 'Offre Direct', count: 2 }] }
  expect(chosenFilters(offer, address, facets).map(({ label }) => label)).toEqual(['Bébé', 'Offre Direct'])
})
