import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { departed } from '../errors.ts'
import { currentAsker, forEveryone, refuseDeparted } from './asker.ts'
import type { Warn } from './engine.ts'
import { CHANGED_MEANWHILE, preparedName } from './prepared.ts'

/** Whoever comes when so many wait already is told at once: in an outage, requests must not pile up. */
const MOST_WAITING = 256

const READ_TIMEOUT = 'Query read timeout'

/** A pool whose connections may be lost at any moment, and whose waits all have an end. */
export function openConnections(config: pg.PoolConfig, log: Warn): PostgresPool {
  const pool = new pg.Pool(config)
  const lost = (error: Error & { code?: string }) =>
    log.warn({ code: error.code }, 'database connection lost')
  // Lost while idle, the pool says so; lost between two statements of a transaction, only the connection does. Without
  // both listeners either would end the process.
  pool.on('error', lost)
  pool.on('connect', (client) => void client.on('error', lost))

  /** The statement goes on in the server after its connection has gone, unless it is told. */
  const stop = (pid: number | undefined) =>
    forEveryone(() => pool.query('SELECT pg_cancel_backend($1)', [pid])).catch(() => undefined)

  return {
    async connect() {
      refuseDeparted()
      if (pool.waitingCount >= MOST_WAITING) {
        throw Object.assign(new Error('too many wait for the database'), { code: '53300' })
      }
      return bounded(await pool.connect(), stop)
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** Lists of numbers as PostgreSQL reads them: pg would look at each for quotes, and some hold a thousand ids. */
const written = (param: unknown): unknown =>
  Array.isArray(param) && param.length > 0 && param.every(Number.isFinite) ? `{${param.join()}}` : param

async function ask(
  client: pg.PoolClient,
  text: string,
  values: unknown[] | undefined,
  onOutdated: () => void,
) {
  const name = preparedName(text)
  if (name === undefined) return client.query(text, values)
  try {
    return await client.query({ name, text, ...(values === undefined ? {} : { values }) })
  } catch (error) {
    if ((error as { code?: string }).code !== CHANGED_MEANWHILE) throw error
    onOutdated()
    return client.query(text, values)
  }
}

/** A connection that is given up, not given back, once a statement was left unanswered on it. */
function bounded(
  client: pg.PoolClient,
  stop: (pid: number | undefined) => Promise<unknown>,
): PostgresPoolClient {
  // Not in the types of pg, though its own documentation names it.
  const { processID } = client as pg.PoolClient & { processID?: number }
  // It keeps what it prepared for tables that are no more: others are not given it.
  let isOutdated = false
  async function query(text: string, params?: readonly unknown[]) {
    const signal = currentAsker()?.signal
    // Ended while it still works, the connection is cut; the pool then takes another.
    const giveUp = () => void (client as unknown as pg.Client).end().catch(() => undefined)
    const leave = () => {
      void stop(processID)
      giveUp()
    }
    // Once they have left, only the end of their transaction is still asked.
    const isWatched = signal !== undefined && signal !== null && !signal.aborted
    if (isWatched) signal.addEventListener('abort', leave, { once: true })
    try {
      return await ask(client, text, params?.map(written), () => (isOutdated = true))
    } catch (error) {
      if (error instanceof Error && error.message === READ_TIMEOUT) giveUp()
      throw isWatched && signal.aborted ? departed() : error
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
  return {
    // Cursors are not used: rows are read in pages.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isLost?: boolean) => client.release(isLost === true || isOutdated),
    ...(processID === undefined ? {} : { processID }),
  } as PostgresPoolClient
}
