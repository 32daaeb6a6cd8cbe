import { randomBytes } from 'node:crypto'
import type { Engine } from '../src/db/engine.ts'
import { openPgEngine } from '../src/db/pg-engine.ts'
import { createPgliteEngine } from '../src/db/pglite-engine.ts'
import { openPgliteCopy } from './pglite-copy.ts'
import { administer, databaseUrl } from './template.ts'

/** An empty database, and a second way into it, as another process would have. */
export async function emptyDatabase(): Promise<{
  engine: Engine
  another: Engine
  close: () => Promise<void>
}> {
  if (process.env['KIOSQUE_TEST_ENGINE'] !== 'pg') {
    // Emptied rather than made: a new embedded database takes seconds.
    const engine = createPgliteEngine(await openPgliteCopy())
    await engine.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    return { engine, another: engine, close: () => engine.close() }
  }
  const name = `kiosque_migrate_${randomBytes(6).toString('hex')}`
  await administer(`CREATE DATABASE ${name}`)
  const [engine, another] = [
    openPgEngine(databaseUrl(name), console, 3),
    openPgEngine(databaseUrl(name), console, 3),
  ]
  return {
    engine,
    another,
    async close() {
      await engine.close()
      await another.close()
      await administer(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
