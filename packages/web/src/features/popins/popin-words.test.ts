import { expect, test } from 'vitest'
import { showingText, submitLabel } from './popin-words.ts'

const now = new Date('2026-11-16T10:00:00Z')
const always = { starts_at: null, ends_at: null }

test.each([
  ['not shown', false, always, 'Personne ne la verra\u00a0: elle reste un brouillon'],
  ['no date', true, always, 'dès maintenant, sans date de fin\u00a0: Tout le monde.'],
  ['later', true, { starts_at: '2026-12-01T00:00:00Z', ends_at: null }, 'à partir du '],
  ['begun', true, { starts_at: '2026-11-01T00:00:00Z', ends_at: null }, 'dès maintenant'],
  ['with an end', true, { starts_at: null, ends_at: '2026-11-30T23:00:00Z' }, 'jusqu’au 30/11/2026'],
  ['over', true, { starts_at: null, ends_at: '2026-11-02T00:00:00Z' }, 'sa période est terminée'],
])('D9-03 who sees a popin and when is said before it is created: %s', (_, isShown, period, expected) => {
  expect(showingText(isShown, 'Tout le monde', period, now)).toContain(expected)
})

test('D9-03 the button says whether it shows', () => {
  expect([submitLabel(true, false), submitLabel(true, true)]).toEqual([
    'Créer sans afficher',
    'Créer et afficher',
  ])
})
