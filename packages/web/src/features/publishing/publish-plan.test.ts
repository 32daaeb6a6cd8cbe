import { expect, test } from 'vitest'
import { bodyOf, firstPlan } from './publish-plan.ts'

const now = new Date('2026-03-10T09:00:00Z')
const content = { version: 3, starts_at: null, ends_at: null }

test('D13-01 now: the window opens at once and those reached are told', () => {
  const { body, errors } = bodyOf(firstPlan(content, now), content, now)
  expect(errors).toEqual({})
  expect(body).toEqual({ version: 3, starts_at: null, ends_at: null, notify: true })
})

test('D13-01 later: a day and an hour of Paris become an instant', () => {
  const plan = {
    ...firstPlan(content, now),
    when: 'later' as const,
    startDay: '2026-07-01',
    startTime: '08:00',
  }
  expect(bodyOf(plan, content, now).body.starts_at).toBe('2026-07-01T06:00:00.000Z')
})

test('a window that has begun keeps its beginning', () => {
  const begun = { ...content, starts_at: '2026-03-01T00:00:00Z' }
  expect(bodyOf(firstPlan(begun, now), begun, now).body).not.toHaveProperty('starts_at')
})

test.each([
  [
    'a start in the past',
    { when: 'later', startDay: '2026-03-01' },
    { start: 'Cette date est déjà passée.' },
  ],
  ['no start', { when: 'later', startDay: '' }, { start: 'Indiquez un jour et une heure.' }],
  ['an end in the past', { hasEnd: true, endDay: '2026-03-01' }, { end: 'Cette date est déjà passée.' }],
  [
    'an end before the start',
    { when: 'later', startDay: '2026-04-02', hasEnd: true, endDay: '2026-04-01' },
    { end: 'La fin doit suivre le début.' },
  ],
] as const)('%s is said beside its field', (_, part, expected) => {
  expect(bodyOf({ ...firstPlan(content, now), ...part }, content, now).errors).toEqual(expected)
})
