import { expect, test } from 'vitest'
import type { CalendarItem } from '@kiosque/contract/wire/calendar'
import { entriesOf, movedTo, shiftInstant } from './calendar-entries.ts'
import { warningsOf } from './calendar-warnings.ts'

const item = (part: Partial<CalendarItem>): CalendarItem => ({
  id: 1,
  kind: 'news',
  title: 'Titre',
  phase: 'scheduled',
  starts_at: null,
  ends_at: null,
  published_at: null,
  period_start: null,
  period_end: null,
  zones: [],
  version: 1,
  updated_by: null,
  ...part,
})

test('D13-01 a content is drawn the day it appears and its last day, a campaign over its period', () => {
  const window = item({ starts_at: '2026-11-18T07:00:00Z', ends_at: '2026-11-30T23:00:00Z' })
  const campaign = item({
    id: 2,
    kind: 'one_time_campaign',
    period_start: '2026-11-01',
    period_end: '2026-11-30',
  })
  expect(entriesOf([window, campaign]).map(({ key, first, last }) => [key, first, last])).toEqual([
    ['1-start', '2026-11-18', '2026-11-18'],
    ['1-end', '2026-11-30', '2026-11-30'],
    ['2-period', '2026-11-01', '2026-11-30'],
  ])
})

test('D13-01 what lasts for months, or is no campaign, is its first and last day', () => {
  const long = { period_start: '2026-01-01', period_end: '2026-12-31' }
  const whats = entriesOf([
    item({ kind: 'one_time_campaign', ...long }),
    item({ id: 2, kind: 'promotional_offer', period_start: '2026-11-02', period_end: '2026-11-12' }),
  ]).map(({ what, first }) => [what, first])
  expect(whats).toEqual([
    ['period_start', '2026-01-01'],
    ['period_end', '2026-12-31'],
    ['period_start', '2026-11-02'],
    ['period_end', '2026-11-12'],
  ])
})

test('D13-01 what members already see cannot be dragged, a draft can', () => {
  const at = { starts_at: '2026-11-18T07:00:00Z' }
  const [live, draft] = entriesOf([item({ ...at, phase: 'live' }), item({ ...at, id: 2, phase: 'draft' })])
  expect([live?.canMove, draft?.canMove, draft?.isDraft]).toEqual([false, true, true])
})

test('S9-03 a publication moved across the change of hour keeps its hour in Paris', () => {
  expect(shiftInstant('2026-10-23T05:00:00.000Z', 7)).toBe('2026-10-30T06:00:00.000Z')
  expect(shiftInstant('2026-03-27T06:00:00.000Z', 7)).toBe('2026-04-03T05:00:00.000Z')
})

test('D13-01 moving the start takes the end along, moving the end leaves the start', () => {
  const [start, end] = entriesOf([
    item({ starts_at: '2026-11-18T07:00:00.000Z', ends_at: '2026-11-20T23:00:00.000Z' }),
  ])
  expect(movedTo(start!, '2026-11-20')).toEqual({
    starts_at: '2026-11-20T07:00:00.000Z',
    ends_at: '2026-11-22T23:00:00.000Z',
  })
  expect(movedTo(end!, '2026-11-25')).toEqual({ ends_at: '2026-11-25T23:00:00.000Z' })
  expect(movedTo(start!, '2026-11-18')).toBeNull()
  const [bar] = entriesOf([
    item({ kind: 'one_time_campaign', period_start: '2026-11-01', period_end: '2026-11-10' }),
  ])
  expect(movedTo(bar!, '2026-11-03')).toMatchObject({ period_start: '2026-11-03', period_end: '2026-11-12' })
})

test('D13-01 crowded days, empty weeks to come and late drafts are told', () => {
  const weeks = [
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
  ].map(([first]) => Array.from({ length: 7 }, (_, day) => `2026-11-${Number(first!.slice(8)) + day}`))
  const same = [1, 2, 3].map((id) => item({ id, starts_at: '2026-11-18T07:00:00Z' }))
  const late = item({ id: 9, phase: 'draft', starts_at: '2026-11-17T07:00:00Z' })

  const warnings = warningsOf(entriesOf([...same, late]), weeks, '2026-11-17')

  expect(warnings.map(({ kind, day }) => [kind, day])).toEqual([
    ['late', '2026-11-17'],
    ['crowded', '2026-11-18'],
    ['empty', '2026-11-23'],
  ])
})
