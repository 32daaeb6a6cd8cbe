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

export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  const notes = flaky > 0 ? [`${flaky} passés au second essai`] : []
  return { passed: expected + flaky, failed: unexpected, skipped, notes }
}

/** What a run says of itself, and what its report says: both must agree that all went well. */
export function withCounts(name, count, { ok, output }) {
  const counts = count(readReport(name))
  const isEmpty = counts.passed + counts.failed === 0
  const failed = counts.failed === 0 && (!ok || isEmpty) ? 1 : counts.failed
  return { ok: failed === 0, output, ...counts, failed }
}
