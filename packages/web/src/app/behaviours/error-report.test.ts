import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import type { Session } from '../../lib/session-store.ts'
import { unmatchedRoute } from '../page-error.ts'
import { isCrawler } from './crawler.ts'
import { isReported, reportUser } from './error-report.ts'

const answered = (status: number) => new ApiError('x', { status, code: 'x' })

test.each([
  [300, false],
  [404, false],
  [499, false],
  [299, true],
  [500, true],
  [503, true],
  [0, true],
])('S8-06 an error of status %i is reported: %s', (status, expected) => {
  expect(isReported(answered(status))).toBe(expected)
})

test('S8-06 errors without a status are reported, given up calls and lost pages are not', () => {
  expect(isReported(new TypeError('x is undefined'))).toBe(true)
  expect(isReported('text')).toBe(true)
  expect(isReported(new ApiError('Request aborted', { status: 0, code: 'aborted' }))).toBe(false)
  expect(isReported(unmatchedRoute('/nowhere'))).toBe(false)
})

const session = {
  me: { id: 12, email: 'claire@pharmacie.test', first_name: 'Claire' },
  account: { id: 1, type: 200, drugstore: { id: 4, cip_officine: '2034781', group_name: 'MPR' } },
} as never as Session

test('S4-03 S4-07 the person is known by pharmacy, group and profile, and forgotten on sign-out', () => {
  expect(reportUser(session)).toEqual({
    id: '12',
    pharmacy_code: '2034781',
    group: 'MPR',
    profile: 'Utilisateur',
  })
  expect(reportUser(null)).toBeNull()
})

test('S8-07 crawlers are known by their name', () => {
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isCrawler('Mozilla/5.0 (X11; Linux) Chrome/140 Safari/537.36')).toBe(false)
})
