import { inspect } from 'node:util'
import type { ErrorReports } from './error-reports.ts'

/**
 * What nobody caught ends the process, as it does by itself, but is told first. A rejection nobody waits for comes
 * here too: Node makes it one.
 */
export function reportUncaught(reports: ErrorReports, ending: NodeJS.Process = process): void {
  ending.once('uncaughtException', (error) => {
    ending.stderr.write(`${inspect(error)}\n`)
    reports.report(error)
    void reports.flush().finally(() => ending.exit(1))
  })
}
