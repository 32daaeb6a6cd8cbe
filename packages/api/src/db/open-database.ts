import { Kysely } from 'kysely'
import type { Env } from '../env.ts'
import type { Db } from './db.ts'
import type { Engine, Warn } from './engine.ts'
import { bindEventHub, createEventHub, PG_CHANNEL, type Events } from './events.ts'
import { openPgEngine } from './pg-engine.ts'
import { openPgliteEngine } from './pglite-engine.ts'
import type { Tables } from './tables.ts'
import { outsideTransaction } from './transaction.ts'

export interface Database {
  engine: Engine
  db: Db
  events: Events
  close(): Promise<void>
}

export async function openEngine(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: Warn): Promise<Engine> {
  return env.databaseUrl ? openPgEngine(env.databaseUrl, log) : openPgliteEngine(env.dataDir)
}

/** Kysely and the events over an engine; `isAlone` where no other process could hear them. */
export async function openDatabase(engine: Engine, { isAlone = false } = {}): Promise<Database> {
  const db: Db = new Kysely<Tables>({ dialect: engine.dialect })
  const hub = createEventHub({ isAlone })
  bindEventHub(db, hub)
  await engine.listen(
    PG_CHANNEL,
    (message) => outsideTransaction(() => hub.receive(message)),
    () => hub.gap(),
  )
  return {
    engine,
    db,
    events: hub,
    async close() {
      // Kysely's own destroy would end the pool before the listener.
      await engine.close()
    },
  }
}
