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
    start: { day: '01/07/2026', time: '8h' },
  }
  expect(bodyOf(plan, content, now).body.starts_at).toBe('2026-07-01T06:00:00.000Z')
})

test('S9-03 an end without an hour is the last instant of its day, as in the side panel', () => {
  const plan = { ...firstPlan(content, now), hasEnd: true, end: { day: '31 mars 2026', time: '' } }
  expect(bodyOf(plan, content, now).body.ends_at).toBe('2026-03-31T22:00:00.000Z')
})

test('a window that has begun keeps its beginning', () => {
  const begun = { ...content, starts_at: '2026-03-01T00:00:00Z' }
  expect(bodyOf(firstPlan(begun, now), begun, now).body).not.toHaveProperty('starts_at')
})

test.each([
  [
    'a start in the past',
    { when: 'later', start: { day: '1/3/2026', time: '' } },
    { start: 'Cette date est déjà passée.' },
  ],
  ['no start', { when: 'later', start: { day: '', time: '' } }, { start: 'Indiquez un jour.' }],
  [
    'an end in the past',
    { hasEnd: true, end: { day: '01/03/2026', time: '' } },
    { end: 'Cette date est déjà passée.' },
  ],
  [
    'an end before the start',
    { when: 'later', start: { day: '2/4/2026', time: '' }, hasEnd: true, end: { day: '1/4/2026', time: '' } },
    { end: 'La fin doit suivre le début.' },
  ],
] as const)('%s is said beside its field', (_, part, expected) => {
  expect(bodyOf({ ...firstPlan(content, now), ...part }, content, now).errors).toEqual(expected)
})
