import { expect, test } from 'vitest'
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

test('a browser test that passes at the second try passes, and is said', () => {
  const counts = countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 } })
  expect(counts).toMatchObject({ passed: 4, failed: 0, notes: ['1 passés au second essai'] })
})
