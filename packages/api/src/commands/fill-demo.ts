import { askAs } from '../db/asker.ts'
import type { Engine } from '../db/engine.ts'
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

/** Composes what the steps ask for; read while the thread of the database makes it, as both take seconds. */
async function readDemonstration() {
  const [
    { trustBulk },
    { DEMO_STEPS, loadDemo },
    { composeDeps },
    { openDatabase },
    { createBossJobs },
    { createMailer },
    { deliverFor },
    { createLog },
  ] = await Promise.all([
    import('../demo/bulk-insert.ts'),
    import('../demo/load-demo.ts'),
    import('../compose-deps.ts'),
    import('../db/open-database.ts'),
    import('../jobs/boss-jobs.ts'),
    import('../mail/mailer.ts'),
    import('../mail/transports.ts'),
    import('../http/request-log.ts'),
  ])
  trustBulk()
  return async (engine: Engine) => {
    const { db, events } = await openDatabase(engine, { isAlone: true })
    const log = createLog({ logLevel: 'silent' })
    const now = () => new Date()
    const report = () => undefined
    const mailer = createMailer({ db, events, now, log, deliver: deliverFor(env) })
    const jobs = createBossJobs(engine, log, { report })
    await loadDemo(composeDeps({ env, db, now, events, mailer, jobs, log, report }), DEMO_STEPS, tell)
  }
}

const [engine, fill] = await tell('Préparation de la base', () =>
  Promise.all([makeDatabase(), readDemonstration()]),
)
await fill(engine)
await engine.close()
process.exit(0)
