import { ensureInstall } from './ensure-install.mjs'
import { format, lint, types, unit } from './parts.mjs'
import { endPartsOnSignals, runParts } from './run-parts.mjs'
import { reportEnd, reportSummary } from './test-output.mjs'

ensureInstall()
endPartsOnSignals()

const results = await runParts([types, format, lint, unit], reportEnd)
process.exitCode = reportSummary(results, []) ? 0 : 1
