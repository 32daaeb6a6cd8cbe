import { describe, expect, test } from 'vitest'
import { dayPartOf, myDay, type DayLine } from './my-day.ts'

const TODAY = '2026-11-17'
const NOON = new Date('2026-11-17T11:00:00Z')

const line = (type: string, due_on: string | null = null, extra: Partial<DayLine> = {}): DayLine => ({
  type,
  due_on,
  is_mandatory: false,
  ...extra,
})
const must = (type: string, due_on: string | null = null) => line(type, due_on, { is_mandatory: true })

describe('D13-05 when a line is for', () => {
  test.each([
    ['a recall, whatever its last day', must('recall', '2026-12-20'), 'today'],
    ['a required reading without a day', must('to_read'), 'today'],
    ['what ends today', line('order_closing', TODAY), 'today'],
    ['what is late', line('training', '2026-11-02'), 'today'],
    ['an answer of the head office', line('contact_answer'), 'today'],
    ['what ends tomorrow', line('order_closing', '2026-11-18'), 'week'],
    ['the seventh day', line('quiz', '2026-11-24'), 'week'],
    ['the eighth', line('quiz', '2026-11-25'), 'later'],
    ['what has no end', line('to_read'), 'later'],
  ] as const)('%s', (_, given, part) => {
    expect(dayPartOf(given, TODAY)).toBe(part)
  })
})

const typesOf = (lines: DayLine[], isOwner: boolean, now = NOON) =>
  myDay(lines, { now, today: TODAY, isOwner })[0]?.lines.map(({ type }) => type)

test('D13-05 a recall comes first, then what must be read, whatever the role', () => {
  const lines = [line('claim', TODAY), must('to_read'), line('order_closing', TODAY), must('recall')]
  expect(typesOf(lines, true)).toEqual(['recall', 'to_read', 'order_closing', 'claim'])
  expect(typesOf(lines, false)).toEqual(['recall', 'to_read', 'order_closing', 'claim'])
})

test('D13-05 an owner’s claims and team come before their training; the team’s training before both', () => {
  const lines = [line('training', TODAY), line('team'), line('claim', TODAY)]
  expect(typesOf(lines, true)).toEqual(['claim', 'team', 'training'])
  expect(typesOf(lines, false)).toEqual(['training', 'claim', 'team'])
})

test('D13-05 an event two hours away comes before the orders of the day, later in the day after them', () => {
  const lines = [line('order_closing', TODAY), line('event', TODAY, { at: '2026-11-17T12:30:00Z' })]
  expect(typesOf(lines, true)).toEqual(['event', 'order_closing'])
  expect(typesOf(lines, true, new Date('2026-11-17T07:00:00Z'))).toEqual(['order_closing', 'event'])
})

test('D13-05 the other days go by their dates, and parts without a line are not there', () => {
  const parts = myDay(
    [line('quiz', '2026-11-24'), line('claim', '2026-11-19'), line('to_read'), line('team', null)],
    { now: NOON, today: TODAY, isOwner: true },
  )
  expect(parts.map(({ part, lines }) => [part, lines.map(({ type }) => type)])).toEqual([
    ['today', ['team']],
    ['week', ['claim', 'quiz']],
    ['later', ['to_read']],
  ])
  expect(myDay([], { now: NOON, today: TODAY, isOwner: true })).toEqual([])
})

test('D13-05 nothing is lost nor told twice, in whatever order it comes', () => {
  const lines = ['recall', 'quiz', 'claim', 'to_read', 'team', 'event', 'other'].flatMap((type, index) =>
    [null, TODAY, '2026-11-20', '2027-01-02'].map((day) =>
      line(type, day, { is_mandatory: index % 3 === 0 }),
    ),
  )
  const moment = { now: NOON, today: TODAY, isOwner: false }
  const flat = (given: DayLine[]) => myDay(given, moment).flatMap((part) => part.lines)
  for (const given of [lines, lines.toReversed()]) {
    expect(new Set(flat(given))).toEqual(new Set(lines))
    expect(flat(given)).toHaveLength(lines.length)
  }
})
