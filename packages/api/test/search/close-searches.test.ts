import { expect, test } from 'vitest'
import { readQuery } from '@kiosque/contract/domain/french-search'
import { closeSearches, understoodAs, wordsBeside } from '../../src/search/close-searches.ts'

const found = (query: string, title: string, laboratory: string) => ({
  beside: wordsBeside(title, readQuery(query)),
  laboratory,
  category: null,
})

test('S2-13 close searches take a word that several titles share, then the laboratories of several', () => {
  const hits = (query: string) => [
    found(query, 'Vaccination et facturation', 'Hydrélis'),
    found(query, 'La facturation du vaccin', 'Hydrélis'),
    found(query, 'Vaccination au comptoir', 'Maréole'),
  ]
  const closeTo = (query: string) => closeSearches(query, readQuery(query), hits(query))

  expect(closeTo('Vaccination')).toEqual(['vaccination facturation', 'Hydrélis'])
  expect(closeTo('3760123450256')).toEqual([])
})

test('S2-13 what was understood is written as titles write it', () => {
  const query = readQuery('vaccination')

  expect(understoodAs(query, ['La Vaccination d’hiver'])).toBe('vaccination')
  expect(understoodAs(query, ['Autre chose'])).toBeNull()
})
