import { expect, test, vi } from 'vitest'
import { activeFilters, knownOnly, type ListFilter } from './filter-values.ts'

const filters = {
  right: {
    label: 'Droit',
    all: 'Tous les droits',
    name: 'le droit',
    options: [{ value: '1', label: 'Administrateur' }],
  },
  zone_id: {
    label: 'Zone',
    all: 'Toutes les zones',
    name: 'la zone',
    options: [{ value: '3', label: 'Ouest' }],
  },
  mine: { type: 'toggle', name: 'le filtre', label: 'Mes contenus', value: 'true' },
  from: { type: 'day', name: 'le début', label: 'Du' },
  actor: { type: 'identifier', name: 'la personne' },
} satisfies Record<string, ListFilter>

test('D5-02 a filter nobody offers is ignored in silence, free text is kept', () => {
  expect(knownOnly({ q: 'morvan', right: '9', zone_id: '3' }, filters)).toEqual({ q: 'morvan', zone_id: '3' })
})

test('D5-02 a zone of the address is trusted until the zones are known, if it can be one', () => {
  const coming = { zone_id: { ...filters.zone_id, options: [], isPending: true } }

  expect(knownOnly({ zone_id: '12' }, coming)).toEqual({ zone_id: '12' })
  expect(knownOnly({ zone_id: 'abc' }, coming)).toEqual({})
})

test.each([
  ['from', '2026-02-28', true],
  ['from', '2026-02-31', false],
  ['from', '2026-13-01', false],
  ['from', '28/02/2026', false],
  ['actor', '12', true],
  ['actor', '012', false],
  ['actor', 'abc', false],
  ['mine', 'true', true],
  ['mine', 'yes', false],
])('D5-02 %s=%s of an address filters the list: %j', (key, value, isKept) => {
  expect(knownOnly({ [key]: value }, filters)).toEqual(isKept ? { [key]: value } : {})
})

test('D5-02 each filter in use is named, and can be taken away alone', () => {
  const set = vi.fn<(patch: object) => void>()

  const active = activeFilters({ q: 'x', right: '1', zone_id: undefined, mine: 'true' }, filters, set)
  active[1]?.remove()

  expect(active.map((filter) => filter.label)).toEqual([
    'la recherche «\u00A0x\u00A0»',
    'le droit «\u00A0Administrateur\u00A0»',
    'le filtre «\u00A0Mes contenus\u00A0»',
  ])
  expect(set).toHaveBeenCalledWith({ right: undefined })
})
