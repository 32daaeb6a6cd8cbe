import { askAs } from '../db/asker.ts'
import { migrate } from '../db/migrate.ts'
import { openPgliteEngine } from '../db/pglite-engine.ts'
import { readEnv } from '../env.ts'
import { demandFreePort, isFirstOfDemonstration } from '../first-start.ts'
import { tellOn } from '../kit/progress.ts'

/**
 * Fills a new embedded database with the demonstration, for the first start: loading it takes
 * hundreds of megabytes, which go back to the machine with this process. What is not done when it ends, the server does.
 * `npm start` begins it while the interface is built, else the server does; where there is nothing to fill it ends at once.
 */
const env = readEnv(process.env)
// Whoever started it is gone: nobody waits for the rest.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => process.exit(1))
if (!isFirstOfDemonstration(env)) process.exit(0)
// A port already taken is told by the server, which looks at it first.
await demandFreePort(env).catch(() => process.exit(1))

const tell = tellOn(process.stdout)

async function makeDatabase() {
  const opened = await openPgliteEngine(env.dataDir, true)
  await askAs({ pace: 'job', signal: null }, () => migrate(opened))
  return opened
}

// The demonstration is read while the thread of the database makes it: both take seconds.
const [engine, { fillDatabase }] = await tell('Préparation de la base', () =>
  Promise.all([makeDatabase(), import('../demo/fill-database.ts')]),
)
await fillDatabase(engine, env, tell)
await engine.close()
process.exit(0)
