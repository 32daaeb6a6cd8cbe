import { createServer } from 'node:net'
import { buildApp } from './app.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, openEngine } from './db/open-database.ts'
import type { Deps } from './deps.ts'
import { readEnv, type Env } from './env.ts'
import { openStorage } from './files/open-storage.ts'
import type { App } from './http/app-type.ts'
import { createLog } from './http/request-log.ts'
import { createBossJobs } from './jobs/boss-jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { deliverFor } from './mail/transports.ts'
import { asStartError } from './start-error.ts'

// Whatever is still going on by then is cut: a supervisor kills at fifteen.
const LONGEST_CLOSE_MS = 12_000

/** Reads the environment, prepares the database, listens, and closes in order when asked to. */
export async function startServer(source: NodeJS.ProcessEnv): Promise<void> {
  let env: Env
  try {
    env = readEnv(source)
  } catch (error) {
    throw asStartError(error, { host: '', port: 0 })
  }
  const log = createLog(env)
  const closers: (() => Promise<void>)[] = []
  closeOnSignals(closers, log)
  try {
    // The database takes seconds the first time: better to know at once that nobody could reach it.
    await demandFreePort(env)
    const engine = await openEngine(env, log)
    closers.unshift(() => engine.close())
    await migrate(engine)
    const { db, events } = await openDatabase(engine)
    const now = () => new Date()
    const mailer = createMailer({ db, events, now, log, deliver: deliverFor(env) })
    const jobs = createBossJobs(engine, log)
    const deps: Deps = { env, db, now, events, mailer, jobs, storage: openStorage(env), log }
    const people = env.demo ? await loadDemonstration(deps) : null
    const app = await buildApp(deps)
    closers.unshift(
      () => closeApp(app),
      () => mailer.stop(),
      () => jobs.stop(),
    )
    await app.listen({ port: env.port, host: env.host })
    announce(app, env, people)
    await jobs.start()
    mailer.start()
  } catch (error) {
    for (const close of closers) await close().catch(() => undefined)
    throw asStartError(error, env)
  }
}

async function demandFreePort({ port, host }: Env): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

interface DemoModule {
  loadDemo(deps: Deps): Promise<void>
  demoSignIns?: { emails: string[]; password: string }
}

async function loadDemonstration(deps: Deps): Promise<DemoModule['demoSignIns'] | null> {
  const demo = (await import('./demo/load-demo.ts')) as unknown as DemoModule
  await demo.loadDemo(deps)
  return demo.demoSignIns ?? null
}

/** Lets the requests under way finish; idle connections close at once. */
async function closeApp(app: App): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LONGEST_CLOSE_MS - 4_000)
  await app.close().finally(() => clearTimeout(timer))
}

function closeOnSignals(closers: (() => Promise<void>)[], log: Deps['log']): void {
  let isClosing = false
  const close = (signal: string) => {
    if (isClosing) return
    isClosing = true
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
}

function announce(app: App, env: Env, people: DemoModule['demoSignIns'] | null): void {
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
