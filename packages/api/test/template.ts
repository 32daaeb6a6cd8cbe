import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/** The migrated data folder as a tar file, kept in .cache under the hash of the migrations: the next run starts at once. */
export async function pgliteTemplate(): Promise<string> {
  const file = fileURLToPath(new URL(`../../../.cache/template-${migrationsHash()}.tar`, import.meta.url))
  if (existsSync(file)) return file
  const session = await openPgliteSession({})
  await migrate(createPgliteEngine(session))
  const dump = await session.dump()
  await session.close()
  await mkdir(dirname(file), { recursive: true })
  // Two runs may make it together: each writes its own, and the last to finish names it.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return file
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
