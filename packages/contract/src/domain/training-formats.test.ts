import { expect, test } from 'vitest'
import { acceptsVisit, mayDeclareFollowed } from './training-followed.ts'
import { trainingFormatOf } from './training-formats.ts'

const now = new Date('2026-11-17T09:00:00Z')
const past = [{ starts_at: '2026-11-01T18:00:00Z' }]
const coming = [{ starts_at: '2026-12-01T18:00:00Z' }]

test.each([
  [{ format: 'soiree', modality: 'presentiel' }, 'soiree'],
  [{ modality: 'presentiel' }, 'visite'],
  [{ modality: 'visio' }, 'webinaire'],
  [{ modality: 'e-learning' }, 'e-learning'],
  [{}, null],
])('the format of %j', (training, expected) => {
  expect(trainingFormatOf(training)).toBe(expected)
  expect(acceptsVisit(training)).toBe(expected === 'visite')
})

test.each([
  ['a module, at any time', { format: 'e-learning', sessions: coming }, true],
  ['a webinar to come', { format: 'webinaire', sessions: coming }, false],
  ['a webinar whose first date has begun', { format: 'webinaire', sessions: [...coming, ...past] }, true],
  ['an evening without a date', { format: 'soiree' }, true],
  ['an evening that begins next month', { format: 'soiree', first_on: '2026-12-01' }, false],
  ['a visit, which the pharmacy confirms', { format: 'visite', sessions: past }, false],
] as const)('D7-02 one may say that one followed %s', (_, training, expected) => {
  expect(mayDeclareFollowed(training, now)).toBe(expected)
})

const over = { starts_at: new Date('2026-11-16T18:00:00Z'), ends_at: new Date('2026-11-16T19:00:00Z') }
const running = { starts_at: new Date('2026-11-17T08:30:00Z'), ends_at: new Date('2026-11-17T10:00:00Z') }

test.each([
  ['a webinar whose session of the agenda is over', { format: 'webinaire', sessions: coming }, [over], true],
  ['an evening whose session is still going on', { format: 'soiree' }, [running], false],
  ['a visit that was held as a session too', { format: 'visite' }, [over], true],
  ['a webinar with a first session behind it', { format: 'webinaire' }, [running, over], true],
  ['a webinar begun at the laboratory', { format: 'webinaire', sessions: past }, [running], true],
] as const)('D7-02 D8-01 one may say that one followed %s', (_, training, held, expected) => {
  expect(mayDeclareFollowed(training, now, held)).toBe(expected)
})
