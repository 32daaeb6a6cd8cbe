import { PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { currentAsker } from './asker.ts'
import type { Engine, Warn } from './engine.ts'
import { openConnections } from './pg-connections.ts'
import { listenForEver } from './pg-listener.ts'
import { cellTypes } from './raw-result.ts'

// Together under ten seconds: that is when whoever waits is told, whatever the database does (D2-03).
const CONNECT_MS = 3_000
const LOCK_MS = 4_000
const STATEMENT_MS = 6_000
// The server may be gone without a word: then its own limits never come.
const SILENCE_MS = 500
const JOB_STATEMENT_MS = 60_000
// Where nobody waits: at the start the process reads its own code meanwhile, and hears the server late.
const JOB_CONNECT_MS = 15_000
const LISTENER_CONNECT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 30_000
const POOL_SIZE = 16
const JOB_POOL_SIZE = 4

/** A PostgreSQL server: bounded waits everywhere, so that a lost database is a quick 503 and not a hang. */
export function openPgEngine(connectionString: string, log: Warn, poolSize = POOL_SIZE): Engine {
  const connection: pg.ClientConfig = {
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    query_timeout: STATEMENT_MS + SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'kiosque',
    types: cellTypes,
  }
  const requests = openConnections({ ...connection, max: poolSize, idleTimeoutMillis: 30_000 }, log)
  // Nobody waits for a job: it may take long, and must not take the connections of those who wait.
  const jobs = openConnections(
    {
      ...connection,
      connectionTimeoutMillis: JOB_CONNECT_MS,
      statement_timeout: JOB_STATEMENT_MS,
      query_timeout: JOB_STATEMENT_MS + SILENCE_MS,
      max: Math.min(poolSize, JOB_POOL_SIZE),
      idleTimeoutMillis: 10_000,
    },
    log,
  )
  const pool: PostgresPool = {
    connect: () => (currentAsker()?.pace === 'job' ? jobs : requests).connect(),
    end: async () => void (await Promise.all([requests.end(), jobs.end()])),
    options: requests.options,
  }
  const stops: (() => Promise<void>)[] = []
  let isClosed = false

  return {
    name: 'pg',
    dialect: new PostgresDialect({ pool }),
    async execute(text, params) {
      const client = await pool.connect()
      try {
        const result = await client.query<Record<string, unknown>>(text, params as unknown[])
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
      const client = new pg.Client({
        ...connection,
        connectionTimeoutMillis: JOB_CONNECT_MS,
        statement_timeout: 0,
        lock_timeout: 0,
        query_timeout: 0,
      })
      // The statement under way is told; this only keeps the loss from ending the process.
      client.on('error', () => undefined)
      await client.connect()
      await client.query(text).finally(() => client.end())
    },
    async listen(channel, onPayload, onGap) {
      stops.push(
        await listenForEver(
          { ...connection, connectionTimeoutMillis: LISTENER_CONNECT_MS },
          channel,
          onPayload,
          onGap,
          log,
        ),
      )
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await Promise.all(stops.map((stop) => stop()))
      await pool.end()
    },
  }
}
