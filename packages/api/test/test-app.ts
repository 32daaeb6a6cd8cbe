import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { buildApp, type AppOptions } from '../src/app.ts'
import type { Db } from '../src/db/db.ts'
import type { Database } from '../src/db/open-database.ts'
import { composeDeps } from '../src/compose-deps.ts'
import type { Deps } from '../src/deps.ts'
import { readEnv, type Env } from '../src/env.ts'
import { openErrorReports } from '../src/error-reports/error-reports.ts'
import type { App } from '../src/http/app-type.ts'
import { createLog } from '../src/http/request-log.ts'
import { createManualJobs, type ManualJobs } from '../src/jobs/manual-jobs.ts'
import { createMailer } from '../src/mail/mailer.ts'
import type { OutgoingMail } from '../src/mail/transports.ts'
import { signIn, type Person } from './factories.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface Clock {
  now: () => Date
  set(instant: string | Date): void
  advance(ms: number): void
}

export interface Answer {
  status: number
  /** Parsed when JSON, else null. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read fields of answers they assert on
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS'
type Extra = Omit<InjectOptions, 'method' | 'url'>

/** Calls the API; paths are below /api/v1 unless they begin with a double slash: `//config.json`. */
export interface Caller {
  request(method: Method, path: string, extra?: Extra): Promise<Answer>
  get(path: string, extra?: Extra): Promise<Answer>
  post(path: string, body?: unknown, extra?: Extra): Promise<Answer>
  patch(path: string, body?: unknown, extra?: Extra): Promise<Answer>
  put(path: string, body?: unknown, extra?: Extra): Promise<Answer>
  delete(path: string, body?: unknown, extra?: Extra): Promise<Answer>
}

export interface TestApp {
  app: App
  deps: Deps
  db: Db
  clock: Clock
  jobs: ManualJobs
  /** Nobody signed in. */
  anonymous: Caller
  /** As that person, with a session of their own; or with a token, as it is. */
  as(who: Person | string): Promise<Caller>
  /** Everything sent so far, the latest last; sends what waits first. */
  mails(): Promise<OutgoingMail[]>
  /** A second process on the same database. */
  another(): Promise<TestApp>
  close(): Promise<void>
}

export interface TestAppOptions extends AppOptions {
  now?: string | Date
  env?: Partial<Env>
  /** Receives the lines of the log, for tests of what is written there. */
  logLines?: string[]
}

// A Tuesday, ten in the morning in Paris.
const DEFAULT_NOW = '2026-03-10T09:00:00.000Z'

/** The real application on a fresh database, with a clock of its own. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createClock(new Date(options.now ?? DEFAULT_NOW))
  const database = await openTestDatabase()
  return assemble(options, database, database, clock).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
}

async function assemble(
  options: TestAppOptions,
  database: Database,
  root: TestDatabase,
  clock: Clock,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-test-'))
  const env: Env = {
    ...readEnv({
      KIOSQUE_DATA_DIR: dataDir,
      KIOSQUE_DEMO: '0',
      PUBLIC_URL: 'https://kiosque.test',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    }),
    ...options.env,
  }
  const { db, events } = database
  const sent: OutgoingMail[] = []
  const jobs = createManualJobs()
  const { logLines } = options
  const log = logLines
    ? createLog({ logLevel: 'info' }, { write: (line) => void logLines.push(line) })
    : createLog(env)
  // Mails are due by the database's clock, which a test does not move: the outbox looks a little ahead.
  const mailer = createMailer({
    db,
    events,
    log,
    now: () => new Date(Math.max(Date.now(), clock.now().getTime()) + 1000),
    deliver: async (mail) => void sent.push(mail),
  })
  const { report } = await openErrorReports(env.sentryDsn, () => 'build-of-tests')
  const deps = composeDeps({ env, db, now: clock.now, events, mailer, jobs, log, report })
  const app = await buildApp(deps, options)
  return {
    app,
    deps,
    db,
    clock,
    jobs,
    anonymous: createCaller(app, null),
    as: async (who) => createCaller(app, typeof who === 'string' ? who : await signIn(db, who, clock.now())),
    async mails() {
      await mailer.flush()
      return sent
    },
    another: async () => assemble(options, await root.another(), root, clock),
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function createClock(start: Date): Clock {
  let instant = start
  return {
    now: () => new Date(instant),
    set: (to) => void (instant = new Date(to)),
    advance: (ms) => void (instant = new Date(instant.getTime() + ms)),
  }
}

export function createCaller(app: App, token: string | null): Caller {
  async function request(method: Method, path: string, extra: Extra = {}): Promise<Answer> {
    const url = path.startsWith('//') ? path.slice(1) : `/api/v1${path}`
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...extra.headers }
    const response = await app.inject({ ...extra, method, url, headers })
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson && response.body ? JSON.parse(response.body) : null,
      text: response.body,
      headers: response.headers,
    }
  }
  const withBody =
    (method: Method) =>
    (path: string, body?: unknown, extra: Extra = {}) =>
      request(method, path, body === undefined ? extra : { payload: body as object, ...extra })
  return {
    request,
    get: (path, extra) => request('GET', path, extra),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    put: withBody('PUT'),
    delete: withBody('DELETE'),
  }
}
