import { expect } from 'vitest'
import type { Caller } from '../test-app.ts'

let counter = 0
const next = () => {
  counter += 1
  return counter
}

/** A meeting nine days after the tests' clock, open to everybody unless said. */
export async function makeEvent(editor: Caller, body: object = {}) {
  const answer = await editor.post('/events', {
    title: `Réunion n° ${next()}`,
    kind: 'reunion',
    place: 'Cité des Congrès',
    city: 'Nantes',
    starts_at: '2026-03-19T08:30:00.000Z',
    ends_at: '2026-03-19T15:30:00.000Z',
    status: 'published',
    ...body,
  })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}

/** Somebody typed, whose address nobody else has. */
export const attendee = (part: object = {}) => {
  const number = next()
  return {
    first_name: 'Inès',
    last_name: `Benali-${number}`,
    email: `ines-${number}@ailleurs.test`,
    position_id: 4,
    ...part,
  }
}

export const people = (count: number) => Array.from({ length: count }, () => attendee())

/** Registers so many people, and gives the answer. */
export const registerSome = (caller: Caller, eventId: number, count = 1, extra: object = {}) =>
  caller.post('/registrations', { event_id: eventId, attendees: people(count), ...extra })

/** How a registration stands, and how full an event is: people who come, people who wait, places left. */
export const lookingAs = (editor: Caller) => ({
  statusOf: async (id: number) => (await editor.get(`/registrations/${id}`)).body.status,
  async seatsOf(id: number) {
    const { body } = await editor.get(`/events/${id}`)
    return [body.confirmed_count, body.waiting_count, body.places_left]
  },
})
