import { describe, expect, test } from 'vitest'
import { deadlineWords, endOfWeek, lastOrderDay, mayBeOrdered, nearestDeadline } from './offer-deadline.ts'

/** A Tuesday, in the evening in Paris. */
const NOW = new Date('2026-11-17T18:00:00Z')
const offer = (
  period_start: string | null,
  period_end: string | null,
  order_deadline: string | null = null,
) => ({
  period_start,
  period_end,
  order_deadline,
})

describe('S3-19 the nearest deadline is the one that shows', () => {
  test.each([
    ['orders end first', offer('2026-11-01', '2026-11-20', '2026-11-18'), 'order', '2026-11-18', 1],
    ['orders end the same day', offer('2026-11-01', '2026-11-20', '2026-11-20'), 'order', '2026-11-20', 3],
    [
      'orders would outlast the offer',
      offer('2026-11-01', '2026-11-20', '2026-12-05'),
      'end',
      '2026-11-20',
      3,
    ],
    ['orders are closed already', offer('2026-11-01', '2026-11-20', '2026-11-16'), 'end', '2026-11-20', 3],
    [
      'the last day of orders is today',
      offer('2026-11-01', '2026-11-20', '2026-11-17'),
      'order',
      '2026-11-17',
      0,
    ],
    ['no day for orders, as at the counter', offer('2026-11-01', '2026-11-20'), 'end', '2026-11-20', 3],
    ['only a day for orders', offer(null, null, '2026-11-30'), 'order', '2026-11-30', 13],
    ['not begun', offer('2026-12-01', '2026-12-31', '2026-12-15'), 'start', '2026-12-01', 14],
    ['over', offer('2026-10-01', '2026-10-31', '2026-10-15'), 'over', '2026-10-31', -17],
    ['over today at midnight, not before', offer('2026-10-01', '2026-11-17'), 'end', '2026-11-17', 0],
  ])('%s', (_, days, what, day, left) => {
    expect(nearestDeadline(days, NOW)).toEqual({ what, day, left })
  })

  test.each([
    ['no day at all', offer(null, null)],
    ['begun, without an end', offer('2026-11-01', null)],
    ['orders closed, without an end', offer(null, null, '2026-11-01')],
  ])('none for what has none: %s', (_, days) => {
    expect(nearestDeadline(days, NOW)).toBeNull()
  })
})

test.each([
  [offer('2026-11-01', '2026-11-20', '2026-11-17'), 'À commander aujourd’hui', 'soon'],
  [offer('2026-11-01', '2026-11-20', '2026-11-18'), 'À commander demain, le 18/11/2026', 'soon'],
  [offer('2026-11-01', '2026-11-30', '2026-11-20'), 'À commander d’ici 3\u00A0jours, le 20/11/2026', 'soon'],
  [offer('2026-11-01', '2026-12-30', '2026-12-20'), 'À commander jusqu’au 20/12/2026', 'plain'],
  [offer('2026-11-01', '2026-11-17'), 'Se termine aujourd’hui', 'soon'],
  [offer('2026-11-01', '2026-11-18'), 'Se termine demain, le 18/11/2026', 'soon'],
  [offer('2026-11-01', '2026-11-24'), 'Se termine dans 7\u00A0jours, le 24/11/2026', 'soon'],
  [offer('2026-11-01', '2026-11-25'), 'Valable du 01/11/2026 au 25/11/2026', 'plain'],
  [offer('2026-12-01', '2026-12-25'), 'À partir du 01/12/2026', 'plain'],
  [offer('2026-10-01', '2026-10-25'), 'Terminée le 25/10/2026', 'over'],
  [offer('2026-10-01', null), 'Valable à partir du 01/10/2026', 'plain'],
  [offer(null, null), '', 'plain'],
])('S3-11 S3-19 %o reads « %s »', (days, text, tone) => {
  expect(deadlineWords(days, NOW)).toEqual({ text, tone })
})

test.each([
  [offer('2026-11-01', '2026-11-20', '2026-11-18'), '2026-11-18', true],
  [offer('2026-11-01', '2026-11-20', '2026-12-18'), '2026-11-20', true],
  [offer('2026-11-01', '2026-11-20', '2026-11-16'), '2026-11-16', false],
  [offer('2026-11-18', '2026-11-20'), '2026-11-20', false],
  [offer(null, null), null, true],
])('S3-19 %o is ordered until %s', (days, last, isOpen) => {
  expect(lastOrderDay(days)).toBe(last)
  expect(mayBeOrdered(days, NOW)).toBe(isOpen)
})

test.each([
  ['2026-11-16', '2026-11-22'],
  ['2026-11-17', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-12-29', '2027-01-03'],
])('a week that holds %s ends on Sunday %s', (day, sunday) => {
  expect(endOfWeek(day)).toBe(sunday)
})
