import { randomBytes } from 'node:crypto'
import { openDatabase, type Database } from '../src/db/open-database.ts'
import { openPgEngine } from '../src/db/pg-engine.ts'
import { createPgliteEngine } from '../src/db/pglite-engine.ts'
import { openPgliteCopy } from './pglite-copy.ts'
import { administer, databaseUrl } from './template.ts'

const silent = { warn: () => undefined }

export interface TestDatabase extends Database {
  /** Another process would open the same database; on the embedded engine, it is the same session. */
  another(): Promise<Database>
}

/** A fresh copy of the migrated template, gone when closed. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = process.env['KIOSQUE_TEST_TEMPLATE']
  if (!template) throw new Error('no template: run the tests with vitest, project api')
  return process.env['KIOSQUE_TEST_ENGINE'] === 'pg' ? copyInPg(template) : copyInMemory()
}

async function copyInMemory(): Promise<TestDatabase> {
  const engine = createPgliteEngine(await openPgliteCopy())
  const database = await openDatabase(engine)
  return {
    ...database,
    // The session is shared: only the first one ends it.
    another: async () => ({ ...(await openDatabase(engine)), close: async () => undefined }),
  }
}

async function copyInPg(template: string): Promise<TestDatabase> {
  const name = `kiosque_test_${randomBytes(6).toString('hex')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const open = () => openDatabase(openPgEngine(databaseUrl(name), silent, 8))
  const database = await open()
  return {
    ...database,
    another: open,
    async close() {
      await database.close()
      await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
