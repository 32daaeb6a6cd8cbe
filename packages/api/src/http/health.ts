import { sql } from 'kysely'
import { z } from 'zod'
import { readMigrations } from '../db/migrate.ts'
import { unavailable } from '../errors.ts'
import type { App } from './app-type.ts'

const status = z.object({ status: z.literal('ok') })
const READY_FOR_MS = 1_000
const LONGEST_CHECK_MS = 3_000

/** Alive: the process answers. Ready: so does the database, with every migration done (D2-07). */
export function mountHealth(app: App): void {
  const { db } = app.deps
  const wanted = readMigrations().map(({ name }) => name)
  // Cheap for whoever calls it without an account: one query a second at most, shared by all.
  let last: { at: number; check: Promise<void> } | null = null

  async function check(): Promise<void> {
    const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(db)
    const done = new Set(rows.map(({ name }) => name))
    const missing = wanted.filter((name) => !done.has(name))
    if (missing.length > 0) throw new Error(`migrations not done: ${missing.join(', ')}`)
  }

  app.get(
    '/healthz',
    { config: { access: 'public' }, schema: { hide: true, response: { 200: status } } },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    { config: { access: 'public' }, schema: { hide: true, response: { 200: status } } },
    async (request) => {
      if (app.draining.isOn) throw unavailable('not_ready')
      const now = performance.now()
      if (!last || now - last.at > READY_FOR_MS) last = { at: now, check: withDeadline(check()) }
      try {
        await last.check
      } catch (error) {
        request.log.warn({ reason: (error as Error).message }, 'not ready')
        throw unavailable('not_ready')
      }
      return { status: 'ok' as const }
    },
  )
}

function withDeadline(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('database too slow')), LONGEST_CHECK_MS).unref()
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
