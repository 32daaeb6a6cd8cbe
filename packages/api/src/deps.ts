import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/db.ts'
import type { Events } from './db/events.ts'
import type { Env } from './env.ts'
import type { Report } from './error-reports/error-reports.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'

/**
 * Everything the application touches outside itself, made once per process. The folders above add what they keep with
 * `declare module '../deps.ts'`, beside what makes it; compose-deps.ts gathers it all.
 */
export interface Deps {
  env: Env
  db: Db
  now: () => Date
  events: Events
  mailer: Mailer
  jobs: Jobs
  log: FastifyBaseLogger
  /** Tells of what is our own fault, where a collector is configured. */
  report: Report
}
