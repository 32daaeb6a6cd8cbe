import { rmSync } from 'node:fs'
import { chooseParts } from './choose-parts.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstall } from './ensure-install.mjs'
import { ensurePostgres } from './postgres.mjs'
import { endPartsOnSignals, runParts } from './run-parts.mjs'
import { reportEnd, reportSummary } from './test-output.mjs'
import { reports } from './test-reports.mjs'

ensureInstall()
endPartsOnSignals()
// A report left by an earlier run must never be read as this run's.
rmSync(reports, { recursive: true, force: true })

const { chosen, missing } = chooseParts({
  postgres: process.env['KIOSQUE_TEST_PG_URL'] || ensurePostgres(),
  chromium: ensureChromium(),
  env: process.env,
})
const results = await runParts(chosen, reportEnd)
process.exitCode = reportSummary(results, missing) ? 0 : 1
