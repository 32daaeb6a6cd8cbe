import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from './paths.mjs'

export const reports = join(cache, 'reports')

function readReport(name) {
  const path = join(reports, `${name}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** Counts of a Vitest run. A file that could not even be loaded holds no test, and is counted as one failure. */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A journey may fail once on a slow machine; beyond these, the run hides a fault and fails. */
const MOST_FLAKY = 2

/** Titles of the journeys that failed before they passed, wherever they are nested. */
function flakyTitles({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyTitles)]
}

export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  if (flaky === 0) return { passed: expected, failed: unexpected, skipped, notes: [] }
  const said = `${flaky} au second essai : ${flakyTitles(report).join(', ')}`
  return flaky > MOST_FLAKY
    ? {
        passed: expected,
        failed: unexpected + flaky,
        skipped,
        notes: [`${said} (${MOST_FLAKY} au plus sont admis)`],
      }
    : { passed: expected + flaky, failed: unexpected, skipped, notes: [said] }
}

/** What a run says of itself, and what its report says: both must agree that all went well. */
export function withCounts(name, count, { ok, output }) {
  const counts = count(readReport(name))
  const isEmpty = counts.passed + counts.failed === 0
  const failed = counts.failed === 0 && (!ok || isEmpty) ? 1 : counts.failed
  return { ok: failed === 0, output, ...counts, failed }
}
