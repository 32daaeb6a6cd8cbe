import { describe, expect, test } from 'vitest'
import { closesAt, placesLeft, POSITIONS, promoted, registrationState, type Registrable } from './events.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour))
const event = (part: Partial<Registrable> = {}): Registrable => ({
  status: 'published',
  starts_at: at(12),
  ends_at: at(16),
  registration_deadline: null,
  capacity: 10,
  confirmed_seats: 3,
  ...part,
})

describe('D8-02 where registrations stand', () => {
  test.each([
    ['before it begins', event(), at(11), 'open'],
    ['at its beginning, without a deadline', event(), at(12), 'closed'],
    ['before the deadline', event({ registration_deadline: at(9) }), at(8), 'open'],
    ['at the deadline', event({ registration_deadline: at(9) }), at(9), 'closed'],
    ['full', event({ confirmed_seats: 10 }), at(8), 'full'],
    ['without a limit', event({ capacity: null, confirmed_seats: 999 }), at(8), 'open'],
    ['at its end', event(), at(16), 'over'],
    ['cancelled, even when over', event({ status: 'cancelled' }), at(17), 'cancelled'],
    ['a draft', event({ status: 'draft' }), at(8), 'closed'],
  ] as const)('%s', (_, given, now, expected) => {
    expect(registrationState(given, now)).toBe(expected)
  })

  test('the deadline is the beginning where none is said', () => {
    expect(closesAt(event())).toEqual(at(12))
    expect(closesAt(event({ registration_deadline: at(9) }))).toEqual(at(9))
  })

  test('places left never go below none', () => {
    expect([
      placesLeft(event()),
      placesLeft(event({ capacity: 2 })),
      placesLeft(event({ capacity: null })),
    ]).toEqual([7, 0, null])
  })
})

describe('D8-02 who moves up', () => {
  const queue = [
    { id: 1, seats: 2 },
    { id: 2, seats: 1 },
    { id: 3, seats: 1 },
  ]
  test.each([
    ['nobody when nothing is free', 0, []],
    ['the next who fits, whole', 1, [2]],
    ['in order', 2, [1]],
    ['several at once', 3, [1, 2]],
    ['everybody', 4, [1, 2, 3]],
    ['everybody when there is no limit any more', null, [1, 2, 3]],
  ] as const)('%s', (_, free, expected) => {
    expect(promoted(queue, free)).toEqual(expected)
  })
})

test('D8-02 the positions are those decided, each once', () => {
  expect(POSITIONS.map(({ label }) => label)).toEqual([
    'Titulaire',
    'Cotitulaire',
    'Adjoint',
    'Préparateur',
    'Étudiant',
    'Rayonniste',
    'Autre',
  ])
  expect(new Set(POSITIONS.map(({ id }) => id)).size).toBe(POSITIONS.length)
})
