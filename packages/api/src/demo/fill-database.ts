import { composeDeps } from '../compose-deps.ts'
import type { Engine } from '../db/engine.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Env } from '../env.ts'
import { createLog } from '../http/request-log.ts'
import { createBossJobs } from '../jobs/boss-jobs.ts'
import type { Tell } from '../kit/progress.ts'
import { createMailer } from '../mail/mailer.ts'
import { deliverFor } from '../mail/transports.ts'
import { trustBulk } from './bulk-insert.ts'
import { DEMO_STEPS, loadDemo } from './load-demo.ts'

/** Fills a database that is new and this process's alone: nobody else hears of it, and its rows are trusted. */
export async function fillDatabase(engine: Engine, env: Env, tell: Tell): Promise<void> {
  trustBulk()
  const { db, events } = await openDatabase(engine, { isAlone: true })
  const log = createLog({ logLevel: 'silent' })
  const now = () => new Date()
  const report = () => undefined
  const mailer = createMailer({ db, events, now, log, deliver: deliverFor(env) })
  const jobs = createBossJobs(engine, log, { report })
  await loadDemo(composeDeps({ env, db, now, events, mailer, jobs, log, report }), DEMO_STEPS, tell)
}
