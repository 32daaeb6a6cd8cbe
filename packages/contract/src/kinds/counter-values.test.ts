import { expect, test } from 'vitest'
import { atCounter } from './counter-values.ts'
import { allKinds } from './registry.ts'

const offer = {
  kind: 'promotional_offer',
  title: 'Sirop toux sèche',
  excerpt: 'Négociée pour les officines.',
  body: '<p>Dans la limite de 48 unités par officine.</p>',
  attachments: [{ id: 1 }],
  headings: [{ id: 'a' }],
  price: 720,
  mechanics: { type: 3, amount: 15 },
  payment_terms: 'À trente jours',
  order_form: { id: 2 },
  contact_name: 'Sophie',
}

test('D6-06 an offer at the counter keeps its price and loses what the pharmacy buys by', () => {
  expect(atCounter({ ...offer, related: [offer] })).toEqual({
    kind: 'promotional_offer',
    title: 'Sirop toux sèche',
    excerpt: '',
    body: '',
    attachments: [],
    headings: [],
    price: 720,
    mechanics: { type: 3, amount: 15 },
    payment_terms: null,
    order_form: null,
    contact_name: null,
    related: [atCounter(offer)],
  })
})

test('D6-06 a campaign keeps its excerpt, and its kit is an empty list', () => {
  const shown = atCounter({
    kind: 'one_time_campaign',
    excerpt: 'Prix conseillé',
    kit: [{ id: 1 }],
    body: 'x',
  })
  expect(shown).toEqual({ kind: 'one_time_campaign', excerpt: 'Prix conseillé', kit: [], body: '' })
})

test('D6-06 cards lose nothing they never had, and an unknown kind is left as it is', () => {
  for (const { key } of allKinds)
    expect(Object.keys(atCounter({ kind: key, title: 'x' }))).toEqual(['kind', 'title'])
  expect(atCounter({ kind: 'other', body: 'x' })).toEqual({ kind: 'other', body: 'x' })
})
