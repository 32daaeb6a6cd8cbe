import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { EventFacts } from './event-facts.tsx'

const event = (over: Partial<EventDetail>) =>
  ({
    starts_at: '2026-12-07T08:00:00Z',
    ends_at: '2026-12-07T16:30:00Z',
    place: 'Cité des Congrès',
    address: null,
    city: 'Nantes',
    is_online: false,
    link: null,
    confirmed_count: 92,
    waiting_count: 0,
    places_left: 28,
    capacity: 120,
    registration_state: 'open',
    my_registrations: [],
    ...over,
  }) as unknown as EventDetail

test.each<[string, Partial<EventDetail>, RegExp]>([
  ['open', {}, /28\s+places restantes sur\s+120/],
  [
    'full',
    { registration_state: 'full', places_left: 0, waiting_count: 3 },
    /Complet, 3\s+personnes en attente/,
  ],
  ['without a limit', { places_left: null, capacity: null }, /Sans limite de places/],
  ['closed', { registration_state: 'closed' }, /Inscriptions closes/],
  ['over', { registration_state: 'over' }, /Sur 120\s+places/],
])('D8-05 an event that is %s says what is left to take, and only then', async (state, over, expected) => {
  await render(<EventFacts event={event(over)} />)

  await expect.element(page.getByText(expected)).toBeVisible()
  const left = state === 'open' ? 1 : 0
  expect(page.getByText(/restante/).elements()).toHaveLength(left)
})

test.each<[string, Partial<EventDetail>]>([
  ['cancelled', { registration_state: 'cancelled' }],
  ['over and without a limit', { registration_state: 'over', places_left: null, capacity: null }],
])('D8-05 an event that is %s speaks of no place', async (_, over) => {
  await render(<EventFacts event={event(over)} />)

  await expect.element(page.getByText(/92\s+inscrits/)).toBeVisible()
  expect(page.getByText(/places?\b/i).elements()).toEqual([])
})
