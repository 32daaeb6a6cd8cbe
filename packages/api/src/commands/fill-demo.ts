import { composeDeps } from '../compose-deps.ts'
import { askAs } from '../db/asker.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { openPgliteEngine } from '../db/pglite-engine.ts'
import { trustBulk } from '../demo/bulk-insert.ts'
import { DEMO_STEPS, loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../http/request-log.ts'
import { createBossJobs } from '../jobs/boss-jobs.ts'
import { tellOn } from '../kit/progress.ts'
import { createMailer } from '../mail/mailer.ts'
import { deliverFor } from '../mail/transports.ts'

/**
 * Fills a new embedded database with the demonstration, for the first start: loading it takes
 * hundreds of megabytes, which go back to the machine with this process. What is not done when it ends, the server does.
 */
const env = readEnv(process.env)
const log = createLog({ logLevel: 'silent' })
// Whoever started it is gone: nobody waits for the rest.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', () => process.exit(1))

trustBulk()

const tell = tellOn(process.stdout)
const engine = await tell('Préparation de la base', async () => {
  const opened = await openPgliteEngine(env.dataDir, true)
  await askAs({ pace: 'job', signal: null }, () => migrate(opened))
  return opened
})
const { db, events } = await openDatabase(engine)
const now = () => new Date()
const mailer = createMailer({ db, events, now, log, deliver: deliverFor(env) })
const jobs = createBossJobs(engine, log, { report: () => undefined })
await loadDemo(
  composeDeps({ env, db, now, events, mailer, jobs, log, report: () => undefined }),
  DEMO_STEPS,
  tell,
)
await engine.close()
process.exit(0)
