import type { FastifyReply, FastifyRequest } from 'fastify'
import { askAs } from '../db/asker.ts'
import { unavailable } from '../errors.ts'
import type { App } from './app-type.ts'
import { asAppError } from './error-answer.ts'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

/**
 * Places for expensive requests. The embedded engine does one thing at a time; a server has sixteen connections, most of
 * which stay for the others. What one person may have waiting is far above what hands can do, typing included.
 */
const EMBEDDED: FairQueueLimits = {
  running: 2,
  runningPerPerson: 1,
  waitingPerPerson: 24,
  waiting: 400,
  longestWaitMs: 8_000,
}
const SERVER: FairQueueLimits = { ...EMBEDDED, running: 6, runningPerPerson: 3 }

/** A route that says so, and any list that is searched. */
function isExpensive({ method, routeOptions, query }: FastifyRequest): boolean {
  if (routeOptions.config.isExpensive === true) return true
  const { q } = (query ?? {}) as { q?: unknown }
  return (
    method === 'GET' && routeOptions.config.access !== undefined && typeof q === 'string' && q.trim() !== ''
  )
}

const personOf = ({ viewerOrNull, ip }: FastifyRequest) =>
  viewerOrNull === null ? `address ${ip}` : `user ${viewerOrNull.user_id}`

// A statement that took too long, or a lock: no news of the database itself.
const OWN_FAULTS = new Set(['57014', '55P03'])

/** The database is away: whoever waits for their turn to ask it is told now, not after as long a wait each. */
function isOutage(error: Error & { code?: string }): boolean {
  return !OWN_FAULTS.has(error.code ?? '') && asAppError(error).code === 'unavailable'
}

/** Fires when the connection closes before the answer was written. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/**
 * Expensive requests take turns between people, and stop when whoever asked has left. Everything else passes: one person's
 * searches are not what another's sign-in waits for (D2-03: 429 with Retry-After past what one person may ask at once).
 */
export function queueExpensiveRequests(app: App): void {
  const queue = createFairQueue(app.deps.env.databaseUrl ? SERVER : EMBEDDED)
  const places = new WeakMap<FastifyRequest, () => void>()
  app.decorate('expensiveRequests', queue)

  app.addHook('preHandler', (request, reply, proceed) => {
    if (!isExpensive(request)) return proceed()
    const signal = departureOf(reply)
    queue.enter(personOf(request), signal).then((leave) => {
      places.set(request, leave)
      // After a turn of the loop: what arrived while the last one worked goes first.
      setImmediate(() => askAs({ pace: 'expensive', signal }, proceed))
    }, proceed)
  })
  app.addHook('onError', (_request, _reply, error, done) => {
    if (isOutage(error)) queue.dismiss(unavailable())
    done()
  })
  // Made, the answer costs the database nothing more; an export reads on by pages, each of them small.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    places.get(request)?.()
    done()
  })
}
