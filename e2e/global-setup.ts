import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../tools/build-web.mjs'
import { startServer } from './server.ts'

/** One real server for the whole run, on a folder of its own, with the demonstration's people. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildWeb({ quiet: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-e2e-'))
  const server = await startServer(dataDir).catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  })

  // The workers inherit these; e2e/fixtures.ts reads them.
  process.env['KIOSQUE_E2E_URL'] = server.url
  process.env['KIOSQUE_E2E_DATA'] = dataDir
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
