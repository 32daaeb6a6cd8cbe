import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, migrationsHash } from '../src/db/migrate.ts'
import { openPgEngine } from '../src/db/pg-engine.ts'
import { createPgliteEngine } from '../src/db/pglite-engine.ts'
import { openPgliteSession } from '../src/db/pglite-session.ts'

const silent = { warn: () => undefined }

/** Makes the migrated database that tests copy, and tells its name to the workers. Returns what removes it. */
export async function makeTemplate(engine: 'pg' | 'pglite'): Promise<() => Promise<void>> {
  return engine === 'pg' ? makePgTemplate() : makePgliteTemplate()
}

async function makePgTemplate(): Promise<() => Promise<void>> {
  const name = `kiosque_template_${migrationsHash()}_${process.pid}`
  await administer(`DROP DATABASE IF EXISTS ${name}`)
  await administer(`CREATE DATABASE ${name}`)
  const engine = openPgEngine(databaseUrl(name), silent, 2)
  await migrate(engine)
  // A database with a session open cannot be copied.
  await engine.close()
  process.env['KIOSQUE_TEST_TEMPLATE'] = name
  return () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function makePgliteTemplate(): Promise<() => Promise<void>> {
  process.env['KIOSQUE_TEST_TEMPLATE'] = await pgliteTemplate()
  return async () => undefined
}

/** The migrated data folder of an embedded database, kept in .cache under the hash of the migrations: the next run starts at once. */
export async function pgliteTemplate(): Promise<string> {
  const folder = fileURLToPath(new URL(`../../../.cache/template-${migrationsHash()}`, import.meta.url))
  if (existsSync(folder)) return folder
  // Two runs may make it together: each makes its own, and the first to finish names it.
  const own = `${folder}.${process.pid}`
  await mkdir(own, { recursive: true })
  // Small files of the log: each copy takes them with it.
  const session = await openPgliteSession({ dataDir: own, initDbStartParams: ['--wal-segsize=1'] })
  await migrate(createPgliteEngine(session))
  // Closed, so that a copy has nothing to repair as it starts.
  await session.close()
  // The two databases that others are made from: no copy makes any, and they are half of the files.
  for (const unused of ['base/1', 'base/4']) await rm(join(own, unused), { recursive: true })
  await rename(own, folder).catch(() => rm(own, { recursive: true }))
  return folder
}

export function databaseUrl(name: string): string {
  const url = new URL(process.env['KIOSQUE_TEST_PG_URL'] ?? 'postgres://127.0.0.1/postgres')
  url.pathname = `/${name}`
  return url.href
}

/** One statement on the server itself, outside any test database. */
export async function administer(statement: string): Promise<void> {
  const engine = openPgEngine(databaseUrl('postgres'), silent, 1)
  await engine.execute(statement).finally(() => engine.close())
}
