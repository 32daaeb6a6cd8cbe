import { expect, test } from 'vitest'
import {
  choice,
  code,
  date,
  datetime,
  flag,
  integer,
  longText,
  moneyCents,
  multiChoice,
  text,
} from '../fields.ts'
import { bundleOf } from './bundles.ts'
import type { Say } from './field-bundle.ts'
import { laboratory } from './reference.ts'

const say: Say = {
  number: (value) => `n${value}`,
  cents: (value) => `c${value}`,
  day: (day) => `d${day}`,
  instant: (instant) => `i${instant}`,
}
const options = [
  { value: 'a', label: 'Un' },
  { value: 'b', label: 'Deux' },
] as const

test.each([
  [text('Titre'), 'Bonjour', 'Bonjour'],
  [code('Code'), 'RC-77', 'RC-77'],
  [integer('Durée', { unit: 'min' }), 10, 'n10\u00A0min'],
  [integer('Année'), 2026, 'n2026'],
  [moneyCents('Prix'), 1490, 'c1490'],
  [date('Le'), '2026-03-10', 'd2026-03-10'],
  [datetime('À'), '2026-03-10T09:00:00Z', 'i2026-03-10T09:00:00Z'],
  [flag('De saison'), true, 'De saison'],
  [flag('De saison'), false, null],
  [choice('Niveau', options), 'b', 'Deux'],
  [choice('Niveau', options), 'z', null],
  [multiChoice('Niveaux', options), ['a', 'b'], 'Un, Deux'],
  [laboratory(), { id: 3, name: 'Laboratoire du Lac' }, 'Laboratoire du Lac'],
  // Shown in a place of its own.
  [longText('Conseil'), 'Infuser à couvert.', null],
])('ARCHITECTURE a field says its value by its own type: %o of %o is %o', (field, value, words) => {
  expect(bundleOf(field).text(field, value, say)).toBe(words)
})
