import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine, Warn } from './engine.ts'
import { listenForEver } from './pg-listener.ts'
import { cellTypes } from './raw-result.ts'

const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000
const POOL_SIZE = 16

/** A PostgreSQL server: bounded waits everywhere, so that a lost database is a quick 503 and not a hang. */
export function openPgEngine(connectionString: string, log: Warn, poolSize = POOL_SIZE): Engine {
  const connection: pg.ClientConfig = {
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // The server may be gone without a word: then its own timeout never comes.
    query_timeout: STATEMENT_MS + 5_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'kiosque',
    types: cellTypes,
  }
  const pool = new pg.Pool({ ...connection, max: poolSize, idleTimeoutMillis: 30_000 })
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', (error: Error & { code?: string }) => {
    log.warn({ code: error.code }, 'idle database connection lost')
  })
  const stops: (() => Promise<void>)[] = []
  let isClosed = false

  return {
    name: 'pg',
    dialect: new PostgresDialect({ pool }),
    async execute(text, params) {
      const client = await pool.connect()
      try {
        const result = await client.query<Record<string, unknown>>(text, params)
        client.release()
        // Several statements give several results; callers want the last, as psql shows it.
        return { rows: (Array.isArray(result) ? (result.at(-1) as typeof result) : result).rows }
      } catch (error) {
        // The text may have opened a transaction itself: such a connection does not go back to the pool.
        client.release(params === undefined || params.length === 0)
        throw error
      }
    },
    async executeLong(text) {
      const client = new pg.Client({ ...connection, statement_timeout: 0, query_timeout: 0 })
      await client.connect()
      await client.query(text).finally(() => client.end())
    },
    async listen(channel, onPayload, onGap) {
      stops.push(await listenForEver({ ...connection, query_timeout: 0 }, channel, onPayload, onGap, log))
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await Promise.all(stops.map((stop) => stop()))
      await pool.end()
    },
  }
}
