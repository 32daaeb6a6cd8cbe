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
