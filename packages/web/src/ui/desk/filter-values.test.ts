import { expect, test, vi } from 'vitest'
import { activeFilters, knownOnly } from './filter-values.ts'

const options = {
  right: [{ value: '1', label: 'Administrateur' }],
  zone_id: [{ value: '3', label: 'Ouest' }],
}

test('D5-02 a filter nobody offers is ignored in silence, free text is kept', () => {
  expect(knownOnly({ q: 'morvan', right: '9', zone_id: '3' }, options)).toEqual({ q: 'morvan', zone_id: '3' })
})

test('D5-02 a zone of the address is trusted until the zones are known, if it can be one', () => {
  expect(knownOnly({ zone_id: '12' }, { zone_id: [] }, ['zone_id'])).toEqual({ zone_id: '12' })
  expect(knownOnly({ zone_id: 'abc' }, { zone_id: [] }, ['zone_id'])).toEqual({})
})

test('D5-02 each filter in use is named, and can be taken away alone', () => {
  const set = vi.fn<(patch: object) => void>()

  const active = activeFilters(
    { q: 'x', right: '1', zone_id: undefined },
    options,
    { right: 'le droit' },
    set,
  )
  active[1]?.remove()

  expect(active.map((filter) => filter.label)).toEqual([
    'la recherche «\u00A0x\u00A0»',
    'le droit «\u00A0Administrateur\u00A0»',
  ])
  expect(set).toHaveBeenCalledWith({ right: undefined })
})
