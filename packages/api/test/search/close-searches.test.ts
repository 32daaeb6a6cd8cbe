import { expect, test } from 'vitest'
import { readQuery } from '@kiosque/contract/domain/french-search'
import { closeSearches, understoodAs } from '../../src/search/close-searches.ts'

const found = (title: string, laboratory: string | null = null) => ({
  title,
  laboratory: laboratory === null ? null : { name: laboratory },
  category: null,
})

test('S2-13 close searches take a word that several titles share, then the laboratories of several', () => {
  const cards = [
    found('Vaccination et facturation', 'Hydrélis'),
    found('La facturation du vaccin', 'Hydrélis'),
    found('Vaccination au comptoir', 'Maréole'),
  ]

  expect(closeSearches('Vaccination', readQuery('Vaccination'), cards)).toEqual([
    'vaccination facturation',
    'Hydrélis',
  ])
  expect(closeSearches('3760123450256', readQuery('3760123450256'), cards)).toEqual([])
})

test('S2-13 what was understood is written as titles write it', () => {
  const query = readQuery('vaccination')

  expect(understoodAs(query, ['La Vaccination d’hiver'])).toBe('vaccination')
  expect(understoodAs(query, ['Autre chose'])).toBeNull()
})
