import type { FastifyBaseLogger } from 'fastify'
import type { KnownAddresses } from './answers/known-addresses.ts'
import type { SharedAnswers } from './answers/shared-answers.ts'
import type { Readers } from './audience/readers.ts'
import type { Db } from './db/db.ts'
import type { Events } from './db/events.ts'
import type { Env } from './env.ts'
import type { Report } from './error-reports/error-reports.ts'
import type { Storage } from './files/storage.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'

/** Everything the application touches outside itself. Built in main.ts, and by the tests in test-app.ts. */
export interface Deps {
  env: Env
  db: Db
  now: () => Date
  events: Events
  /** Which targets hold for whom. */
  readers: Readers
  /** What many readers share, ready to be sent. */
  answers: SharedAnswers
  knownAddresses: KnownAddresses
  mailer: Mailer
  jobs: Jobs
  storage: Storage
  log: FastifyBaseLogger
  /** Tells of what is our own fault, where a collector is configured. */
  report: Report
}
