import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import { askAs } from '../db/asker.ts'
import { isDatabaseLost } from '../db/database-lost.ts'
import type { Db } from '../db/db.ts'
import type { Engine } from '../db/engine.ts'
import type { Report } from '../error-reports/error-reports.ts'
import type { Jobs, JobWork } from './jobs.ts'

const POLL_S = 10
const TIME_ZONE = 'Europe/Paris'

interface Declared {
  work: JobWork<never>
  cron: string | null
}

/** pg-boss in our own database, on either engine: no other service to run, and jobs commit with what they follow. */
export function createBossJobs(
  engine: Engine,
  log: FastifyBaseLogger,
  { pollSeconds = POLL_S, report = () => undefined }: { pollSeconds?: number; report?: Report } = {},
): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        onceBack(() => engine.execute(text, values), isStarting ? isLostAtStart : isUnheard),
    },
    ...(engine.name === 'pglite' ? { backend: 'pglite' } : {}),
    superviseIntervalSeconds: 300,
    monitorIntervalSeconds: 300,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 10,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue'))
  const declared = new Map<string, Declared>()
  let isStarted = false
  let isStarting = false

  /** The site is open by then: that the database goes away must not end it, and what a start asks may be asked twice. */
  function isLostAtStart(error: unknown): boolean {
    if (!isStarting || !isDatabaseLost(error)) return false
    log.warn({ reason: (error as Error).message }, 'job queue waits for the database')
    return true
  }

  function declare(name: string, entry: Declared) {
    if (isStarted) throw new Error(`job ${name} declared after the start`)
    if (declared.has(name)) throw new Error(`job ${name} declared twice`)
    declared.set(name, entry)
  }

  async function launch(name: string, { work, cron }: Declared) {
    await boss.createQueue(name, { retryLimit: 5, retryDelay: 10, retryBackoff: true })
    if (cron) await boss.schedule(name, cron, {}, { tz: TIME_ZONE })
    await boss.work<object>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
      try {
        await (work as JobWork<object>)(job?.data ?? {})
      } catch (error) {
        log.error(
          { job: name, reason: (error as Error).message, stack: (error as Error).stack },
          'job failed',
        )
        report(error, { job: name })
        throw error
      }
    })
  }

  return {
    work: (name, work) => declare(name, { work, cron: null }),
    schedule: (name, cron, work) => declare(name, { work, cron }),
    async send(db, name, data = {}, options = {}) {
      const at = options.startAfter ? { startAfter: options.startAfter } : {}
      // Not through `onceBack`: somebody waits for this one.
      const place = db?.isTransaction ? within(db) : { executeSql: engine.execute }
      await boss.send(name, data, { ...at, db: place })
    },
    async start() {
      isStarted = true
      isStarting = true
      // The queue and all it does ask at the pace of a job, on connections apart from those of the requests.
      await askAs({ pace: 'job', signal: null }, async () => {
        await boss.start()
        for (const [name, entry] of declared) await launch(name, entry)
        await forgetOldSchedules(boss, declared)
      }).finally(() => (isStarting = false))
    },
    async stop() {
      isStarting = false
      if (isStarted) await boss.stop({ graceful: true, timeout: 8_000, close: false })
    },
  }
}

/** Nobody was there to hear the statement: it can be said again. */
const UNHEARD = new Set(['ECONNREFUSED', '57P03'])
const LONGEST_ABSENCE_MS = 20_000
const RETRY_MS = 500

function isUnheard(error: unknown, since: number): boolean {
  const { code } = error as { code?: string }
  return code !== undefined && UNHEARD.has(code) && performance.now() - since <= LONGEST_ABSENCE_MS
}

/**
 * How a job ended is written even when the database was away at that moment: unwritten, the job would look under way
 * for a quarter of an hour before anyone took it up again.
 */
async function onceBack<T>(
  execute: () => Promise<T>,
  isWorthAnother: (error: unknown, since: number) => boolean,
): Promise<T> {
  const since = performance.now()
  for (;;) {
    try {
      return await execute()
    } catch (error) {
      if (!isWorthAnother(error, since)) throw error
      await pause(RETRY_MS)
    }
  }
}

function within(trx: Db) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values ?? []))
      return { rows }
    },
  }
}

/** A schedule removed from the code must not go on in the database. */
async function forgetOldSchedules(boss: PgBoss, declared: ReadonlyMap<string, Declared>) {
  for (const { name } of await boss.getSchedules()) {
    if (!declared.get(name)?.cron) await boss.unschedule(name)
  }
}
