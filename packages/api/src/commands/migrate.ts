import { migrate } from '../db/migrate.ts'
import { openEngine } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../http/request-log.ts'
import { asStartError, StartError } from '../start-error.ts'

/** `npm run migrate`: brings the database up to date without starting the server. */
async function run(): Promise<void> {
  const env = readEnv(process.env)
  const engine = await openEngine(env, createLog({ logLevel: 'warn' }))
  try {
    const applied = await migrate(engine)
    const summary = applied.length === 0 ? 'La base est déjà à jour.' : `Appliquées : ${applied.join(', ')}.`
    process.stdout.write(`${summary}\n`)
  } finally {
    await engine.close()
  }
}

try {
  await run()
} catch (error) {
  const known = asStartError(error, { host: '', port: 0 })
  if (!(known instanceof StartError)) throw error
  process.stderr.write(`\n${known.message}\n`)
  process.exit(1)
}
