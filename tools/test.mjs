import { rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstall } from './ensure-install.mjs'
import * as parts from './parts.mjs'
import { findPostgres } from './postgres.mjs'
import { endPartsOnSignals, runParts } from './run-parts.mjs'
import { reportEnd, reportSummary } from './test-output.mjs'
import { reports } from './test-reports.mjs'

ensureInstall()
endPartsOnSignals()
// A report left by an earlier run must never be read as this run's.
rmSync(reports, { recursive: true, force: true })

const chosen = [parts.format, parts.types, parts.lint, parts.build, parts.unit, parts.apiEmbedded]
const missing = []

if (process.env['KIOSQUE_TEST_PG_URL'] || findPostgres()) chosen.push(parts.apiPostgres)
else {
  const why = 'PostgreSQL 15 ou plus récent n’est pas installé sur cette machine'
  missing.push({ name: parts.apiPostgres.name, why, isFailure: false })
}

const chromium = ensureChromium()
if (chromium) chosen.push(parts.browser(chromium))
else {
  const why =
    'aucun Chromium : installez-le (apt-get install chromium) ou donnez son chemin dans CHROMIUM_PATH'
  missing.push({ name: 'Navigateur', why, isFailure: true })
}

const results = await runParts(chosen, reportEnd)
process.exitCode = reportSummary(results, missing) ? 0 : 1
