import pg from 'pg'
import type { Warn } from './engine.ts'

const RETRY_MS = 1_000
// Lost without a word, it is found and replaced within ten seconds.
const HEARTBEAT_MS = 4_000
const LATE_MS = 2_000

/**
 * Holds one connection that hears `channel`, and takes a new one whenever it is lost. A heartbeat finds the
 * connections that died without a word. Returns the function that stops it.
 */
export async function listenForEver(
  config: pg.ClientConfig,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
  log: Warn,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client(config)
    const lose = () => {
      if (client !== fresh) return
      client = null
      void fresh.end().catch(() => undefined)
      if (!isStopped) again()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ payload }) => onPayload(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    client = fresh
    beat(fresh, lose)
  }

  function beat(current: pg.Client, lose: () => void) {
    timer = setTimeout(() => {
      const late = setTimeout(lose, LATE_MS).unref()
      current.query('SELECT 1').then(
        () => {
          clearTimeout(late)
          if (client === current && !isStopped) beat(current, lose)
        },
        () => {
          clearTimeout(late)
          lose()
        },
      )
    }, HEARTBEAT_MS).unref()
  }

  function again() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(onGap, (error: { code?: string }) => {
        log.warn({ code: error.code }, 'database notifications lost, trying again')
        if (!isStopped) again()
      })
    }, RETRY_MS).unref()
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
