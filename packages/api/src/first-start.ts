import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** A demonstration whose embedded database is still to be made. */
export const isFirstOfDemonstration = ({
  demo,
  databaseUrl,
  dataDir,
}: Pick<Env, 'demo' | 'databaseUrl' | 'dataDir'>): boolean =>
  demo && !databaseUrl && !existsSync(join(dataDir, 'postgres'))

/** Making the database takes many seconds: better to know at once that nobody could reach it. */
export async function demandFreePort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}
