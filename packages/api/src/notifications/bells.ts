import type { ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import type { Forget } from '../identity/sessions.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { toldAmong } from './notifications.service.ts'
import { NOTIFICATION_CHANNEL } from '../notices/notify.service.ts'

const HEARTBEAT_MS = 25_000
/** A stream ends by itself: whoever comes back shows a session that still holds. */
const LONGEST_MS = 20 * 60_000
const MOST_PER_PERSON = 10
const CHANGE = 'event: change\ndata: {}\n\n'

/** Whose line it is, as far as sessions are ended: by person, or by pharmacy. */
type Owner = Pick<Viewer, 'user_id' | 'drugstore_id'>

interface Line {
  response: ServerResponse
  drugstoreId: number | null
  until: number
}

export interface Bells {
  add(owner: Owner, response: ServerResponse): void
  closeAll(): void
}

/**
 * The open lines of this process. A ring says only that something changed: what it is, the page asks for itself,
 * under all the rules of the day. One timer and one listener serve every line.
 */
export function createBells({ db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>): Bells {
  const lines = new Map<number, Set<Line>>()

  function drop(userId: number, line: Line): void {
    const own = lines.get(userId)
    own?.delete(line)
    if (own?.size === 0) lines.delete(userId)
  }

  function ring(userId: number): void {
    for (const line of lines.get(userId) ?? []) line.response.write(CHANGE)
  }

  async function ringFor(payload: string): Promise<void> {
    const { send, user } = JSON.parse(payload) as { send?: number; user?: number }
    if (user !== undefined) ring(user)
    if (send === undefined || lines.size === 0) return
    for (const told of await toldAmong(db, send, [...lines.keys()])) ring(told)
  }

  const timer = setInterval(() => {
    const now = Date.now()
    for (const own of lines.values())
      for (const line of own) {
        if (now > line.until) line.response.end()
        else line.response.write(':\n\n')
      }
  }, HEARTBEAT_MS).unref()

  const stopListening = events.on(NOTIFICATION_CHANNEL, (payload) => {
    ringFor(payload).catch((error: Error) => log.warn({ reason: error.message }, 'bell not rung'))
  })
  // A line outlives the call that opened it: it ends with the sessions, and whoever still may comes back by itself.
  function endFor({ user_id, drugstore_id }: Forget): void {
    const owned = user_id === undefined ? [...lines.values()] : [lines.get(user_id) ?? []]
    for (const line of owned.flatMap((own) => [...own])) {
      if (drugstore_id === undefined || drugstore_id === line.drugstoreId) line.response.end()
    }
  }
  const stopSessions = events.on('sessions', (payload) => endFor(JSON.parse(payload || '{}') as Forget))
  // Anything may have been missed, the end of a session too: whoever comes back asks for the news.
  const stopGaps = events.onGap(() => endFor({}))

  return {
    add({ user_id: userId, drugstore_id: drugstoreId }, response) {
      const own = lines.get(userId) ?? new Set<Line>()
      lines.set(userId, own)
      const [oldest] = own
      if (own.size >= MOST_PER_PERSON && oldest) {
        drop(userId, oldest)
        oldest.response.end()
      }
      const line = { response, drugstoreId, until: Date.now() + LONGEST_MS }
      lines.set(userId, own.add(line))
      response.on('close', () => drop(userId, line))
    },
    closeAll() {
      clearInterval(timer)
      stopListening()
      stopSessions()
      stopGaps()
      for (const own of lines.values()) for (const line of own) line.response.end()
      lines.clear()
    },
  }
}
