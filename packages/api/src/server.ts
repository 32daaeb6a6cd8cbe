import { fork } from 'node:child_process'
import { askAs } from './db/asker.ts'
import type { Engine } from './db/engine.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, openEngine } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { openErrorReports } from './error-reports/error-reports.ts'
import { reportUncaught } from './error-reports/uncaught.ts'
import { demandFreePort, isFirstOfDemonstration } from './first-start.ts'
import type { App } from './http/app-type.ts'
import { createBuildId, WEB_DIST } from './http/build-id.ts'
import { drain } from './http/draining.ts'
import { createLog } from './http/request-log.ts'
import { createBossJobs } from './jobs/boss-jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { deliverFor } from './mail/transports.ts'
import { inSilence, tellOn, type Tell } from './kit/progress.ts'

// Whatever is still going on by then is cut: a supervisor kills at fifteen.
const LONGEST_CLOSE_MS = 12_000

/** Prepares the database, listens, and closes in order when asked to. */
export async function startServer(env: Env): Promise<void> {
  const log = createLog(env)
  const reports = await openErrorReports(env.sentryDsn, createBuildId(WEB_DIST))
  if (env.sentryDsn !== null) reportUncaught(reports)
  const closers: (() => Promise<void>)[] = []
  const closing = closeOnSignals(closers, log)
  // A person tries the demonstration and waits for it; a real installation has logs, and a supervisor that reads them.
  const tell = env.demo ? tellOn(process.stdout) : inSilence
  try {
    await demandFreePort(env)
    if (isFirstOfDemonstration(env)) await fillInChildProcess(closers)
    if (closing.isAsked) return
    // The database opens while the application is being read: two cores, half the wait.
    const [engine, { buildApp }, { composeDeps }] = await tell('Ouverture de la base', () =>
      Promise.all([open(env, log, closers), import('./app.ts'), import('./compose-deps.ts')]),
    )
    const { db, events } = await openDatabase(engine, { isAlone: engine.name === 'pglite' })
    const now = () => new Date()
    const mailer = createMailer({ db, events, now, log, deliver: deliverFor(env) })
    const { report } = reports
    const jobs = createBossJobs(engine, log, { report })
    const deps = composeDeps({ env, db, now, events, mailer, jobs, log, report })
    const people = env.demo ? await loadDemonstration(deps, tell) : null
    const app = await buildApp(deps)
    closers.unshift(
      () => closeApp(app),
      () => mailer.stop(),
      () => jobs.stop(),
      () => reports.flush(),
    )
    await app.listen({ port: env.port, host: env.host })
    announce(app, env, people)
    await jobs.start()
    mailer.start()
  } catch (error) {
    // Told to stop while starting: what was being opened fails, and that is no news.
    if (closing.isAsked) return
    for (const close of closers) await close().catch(() => undefined)
    throw error
  }
}

async function open(env: Env, log: Deps['log'], closers: (() => Promise<void>)[]): Promise<Engine> {
  const engine = await openEngine(env, log)
  closers.unshift(() => engine.close())
  await askAs({ pace: 'job', signal: null }, () => migrate(engine))
  return engine
}

const KEEPS_SMALL = /^MALLOC_|^NODE_DISABLE_COMPILE_CACHE$/

/** In a process of its own, whose memory goes with it. Should it fail, the server does what is left and says why. */
async function fillInChildProcess(closers: (() => Promise<void>)[]): Promise<void> {
  const child = fork(new URL('./commands/fill-demo.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    // It ends with its work: what keeps a server small would only slow it down.
    execArgv: [],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !KEEPS_SMALL.test(name))),
  })
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  )
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  closers.unshift(end)
  // The application is read meanwhile. Should that fail, it is told where it is wanted.
  await Promise.all([ended, import('./app.ts').catch(() => undefined)])
  closers.splice(closers.indexOf(end), 1)
}

interface SignIns {
  emails: string[]
  password: string
}

/** Read only when asked for: a real installation never loads a line of it. */
async function loadDemonstration(deps: Deps, tell: Tell): Promise<SignIns> {
  const { demoSignIns, isDemoLoaded } = await import('./demo/demo-marks.ts')
  if (await isDemoLoaded(deps.db)) return demoSignIns
  const { DEMO_STEPS, loadDemo } = await import('./demo/load-demo.ts')
  await loadDemo(deps, DEMO_STEPS, tell)
  return demoSignIns
}

/** Lets the requests under way finish, and those that have already arrived. */
async function closeApp(app: App): Promise<void> {
  await drain(app)
  const timer = setTimeout(() => app.server.closeAllConnections(), LONGEST_CLOSE_MS - 4_000)
  await app.close().finally(() => clearTimeout(timer))
}

function closeOnSignals(closers: (() => Promise<void>)[], log: Deps['log']): { isAsked: boolean } {
  const closing = { isAsked: false }
  const close = (signal: string) => {
    if (closing.isAsked) return
    closing.isAsked = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref()
    void (async () => {
      for (const step of closers) {
        await step().catch((error: Error) => log.error({ reason: error.message }, 'while closing'))
      }
      process.exit(0)
    })()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal))
  return closing
}

function announce(app: App, env: Env, people: SignIns | null): void {
  const listening = app.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : env.port
  const local = env.host.includes(':') ? `[${env.host}]` : env.host
  const address = env.isPublicUrlGiven
    ? env.publicUrl
    : `http://${local === '0.0.0.0' ? 'localhost' : local}:${port}`
  const lines = [`Kiosque est ouvert : ${address}`]
  if (people) {
    lines.push(
      '',
      `Démonstration, mot de passe ${people.password} :`,
      ...people.emails.map((email) => `  ${email}`),
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
