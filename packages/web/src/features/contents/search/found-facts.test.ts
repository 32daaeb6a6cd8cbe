import { expect, test } from 'vitest'
import { factsOf, type FoundContent } from './found-facts.ts'

const NOW = new Date('2026-11-17T09:00:00Z')
const found = (kind: string, own: Record<string, unknown>): FoundContent => ({
  kind,
  title: 'Titre',
  laboratory: null,
  category: null,
  ...own,
})

test('D6-03 an offer says its ticket, what is paid and the nearest day that counts', () => {
  const offer = found('promotional_offer', {
    laboratory: { name: 'Hydrélis' },
    offer_type: 'direct',
    price: 1490,
    mechanics: { type: 3, amount: 20 },
    period_start: '2026-11-01',
    period_end: '2026-12-31',
    order_deadline: '2026-12-24',
  })

  expect(factsOf(offer, NOW)).toMatchObject({
    words: ['Offre Direct', 'Hydrélis'],
    ticket: { type: 3, amount: 20 },
    price: '11,92\u00A0€',
    day: 'À commander avant le 24/12/2026',
  })
})

test('D6-03 an offer that is over says so, and no price', () => {
  const over = found('promotional_offer', {
    price: 1490,
    mechanics: { type: 3, amount: 20 },
    period_end: '2026-10-31',
  })

  expect(factsOf(over, NOW)).toMatchObject({ ticket: null, price: null, day: 'Terminée le 31/10/2026' })
})

test.each([
  ['merchandising', { month: 11, year: 2026 }, ['Plan merchandising', 'novembre 2026'], null],
  ['news', { published_at: '2026-11-09T08:00:00Z' }, ['Actualité', '09/11/2026'], null],
  ['quiz', { due_on: '2026-11-29' }, ['Quiz'], 'À faire avant le 29/11/2026'],
  [
    'event',
    { category: 'Réunion du 19/11/2026', starts_at: '2026-11-19T12:15:00Z' },
    ['Réunion'],
    'Le 19/11/2026 à 13\u00A0h\u00A015',
  ],
  [
    'catalogue',
    { valid_from: '2026-11-01', valid_to: '2026-12-31' },
    ['Catalogue'],
    'Valable du 01/11/2026 au 31/12/2026',
  ],
  [
    'catalogue',
    { valid_from: '2026-12-01', valid_to: '2026-12-31' },
    ['Catalogue'],
    'À partir du 01/12/2026',
  ],
  ['catalogue', { valid_to: '2026-10-31' }, ['Catalogue'], 'Terminé le 31/10/2026'],
  ['catalogue', {}, ['Catalogue'], null],
  ['performance', { period_end: '2025-12-31' }, ['Accord de performance'], 'Terminé le 31/12/2025'],
])('S2-13 a line of %s says what it is and when', (kind, own, words, day) => {
  expect(factsOf(found(kind, own), NOW)).toMatchObject({ words, day })
})
