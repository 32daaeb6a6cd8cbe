import { expect, test } from 'vitest'
import journeys from '../e2e/playwright.config.ts'
import { countPlaywright, countVitest, withCounts } from './test-reports.mjs'

const file = (status, ...statuses) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
})
const report = (testResults, numFailedTests) => ({
  testResults,
  numPassedTests: 2,
  numFailedTests,
  numPendingTests: 0,
  numTodoTests: 0,
})

test('a failed test is counted once', () => {
  expect(countVitest(report([file('failed', 'passed', 'passed', 'failed')], 1))).toMatchObject({
    passed: 2,
    failed: 1,
  })
})

test('a test file that does not load is a failure', () => {
  expect(countVitest(report([file('passed', 'passed', 'passed'), file('failed')], 0))).toMatchObject({
    failed: 1,
  })
})

test('a run without a report is a failure, even when it says that all went well', () => {
  expect(withCounts('never-written', countVitest, { ok: true, output: '' })).toMatchObject({
    ok: false,
    failed: 1,
  })
})

/** A browser report in which these journeys failed before they passed, each in a group of its file. */
function browserReport(...titles) {
  const spec = (title, status) => ({ title, tests: [{ status }] })
  return {
    stats: { expected: 3, flaky: titles.length, unexpected: 0, skipped: 0 },
    suites: [
      { specs: [spec('a steady one', 'expected')] },
      { suites: titles.map((title) => ({ specs: [spec(title, 'flaky')] })) },
    ],
  }
}

test('a journey is tried twice at most', () => {
  expect(journeys.retries).toBeLessThanOrEqual(1)
})

test('two journeys that pass at the second try pass, and are named', () => {
  const counts = countPlaywright(browserReport('opens an offer', 'signs out'))

  expect(counts).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    notes: ['2 au second essai : opens an offer, signs out'],
  })
})

test('a third journey that needs a second try fails the run', () => {
  const counts = countPlaywright(browserReport('opens an offer', 'signs out', 'reads a news'))

  expect(counts).toMatchObject({ passed: 3, failed: 3 })
  expect(counts.notes).toEqual([
    '3 au second essai : opens an offer, signs out, reads a news (2 au plus sont admis)',
  ])
})
