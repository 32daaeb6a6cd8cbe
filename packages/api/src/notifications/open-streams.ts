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
/** Something to do at once: pages that show what is to do ask again too. */
const URGENT = 'event: change\ndata: {"urgent":true}\n\n'
/** A thousand pharmacies that answer at once wake a board a few times a second, not a thousand. */
const DESK_PAUSE_MS = 400

/** Whose stream it is, as far as sessions are ended: by person, or by pharmacy. */
type Owner = Pick<Viewer, 'user_id' | 'drugstore_id' | 'right_id' | 'has_admin_account'>

interface Stream {
  response: ServerResponse
  drugstoreId: number | null
  isOfDesk: boolean
  until: number
}

/** What is said on the channel. */
interface Woken {
  send?: number
  user?: number
  users?: number[]
  desk?: string
}

export interface OpenStreams {
  add(owner: Owner, response: ServerResponse): void
  closeAll(): void
}

/**
 * The open streams of this process. An event says only that something changed: what it is, the page asks for itself,
 * under all the rules of the day. One timer and one listener serve every stream.
 */
export function createOpenStreams({
  db,
  events,
  log,
  now,
}: Pick<Deps, 'db' | 'events' | 'log' | 'now'>): OpenStreams {
  const streams = new Map<number, Set<Stream>>()

  function drop(userId: number, stream: Stream): void {
    const own = streams.get(userId)
    own?.delete(stream)
    if (own?.size === 0) streams.delete(userId)
  }

  function wake(userId: number, isUrgent = false): void {
    for (const stream of streams.get(userId) ?? []) stream.response.write(isUrgent ? URGENT : CHANGE)
  }

  const changed = new Set<string>()
  let pause: NodeJS.Timeout | null = null

  function tellDesk(): void {
    pause = null
    const text = [...changed].map((name) => `event: desk\ndata: ${JSON.stringify({ name })}\n\n`).join('')
    changed.clear()
    for (const own of streams.values())
      for (const stream of own) if (stream.isOfDesk) stream.response.write(text)
  }

  async function wakeFor(payload: string): Promise<void> {
    const { send, user, users = [], desk } = JSON.parse(payload) as Woken
    if (user !== undefined) wake(user)
    for (const each of users) wake(each, true)
    if (desk !== undefined) {
      changed.add(desk)
      pause ??= setTimeout(tellDesk, DESK_PAUSE_MS).unref()
    }
    if (send === undefined || streams.size === 0) return
    for (const told of await toldAmong(db, send, [...streams.keys()], now()))
      wake(told.user_id, told.is_urgent)
  }

  const timer = setInterval(() => {
    const at = Date.now()
    for (const own of streams.values())
      for (const stream of own) {
        if (at > stream.until) stream.response.end()
        else stream.response.write(':\n\n')
      }
  }, HEARTBEAT_MS).unref()

  const stopListening = events.on(NOTIFICATION_CHANNEL, (payload) => {
    wakeFor(payload).catch((error: Error) => log.warn({ reason: error.message }, 'streams not woken'))
  })
  // A stream outlives the call that opened it: it ends with the sessions, and whoever still may comes back by itself.
  function endFor({ user_id, drugstore_id }: Forget): void {
    const owned = user_id === undefined ? [...streams.values()] : [streams.get(user_id) ?? []]
    for (const stream of owned.flatMap((own) => [...own])) {
      if (drugstore_id === undefined || drugstore_id === stream.drugstoreId) stream.response.end()
    }
  }
  const stopSessions = events.on('sessions', (payload) => endFor(JSON.parse(payload || '{}') as Forget))
  // Anything may have been missed, the end of a session too: whoever comes back asks for the news.
  const stopGaps = events.onGap(() => endFor({}))

  return {
    add(owner, response) {
      const { user_id: userId, drugstore_id: drugstoreId } = owner
      const own = streams.get(userId) ?? new Set<Stream>()
      streams.set(userId, own)
      const [oldest] = own
      if (own.size >= MOST_PER_PERSON && oldest) {
        drop(userId, oldest)
        oldest.response.end()
      }
      const isOfDesk = owner.right_id !== null && owner.has_admin_account
      const stream = { response, drugstoreId, isOfDesk, until: Date.now() + LONGEST_MS }
      streams.set(userId, own.add(stream))
      response.on('close', () => drop(userId, stream))
    },
    closeAll() {
      clearInterval(timer)
      if (pause !== null) clearTimeout(pause)
      stopListening()
      stopSessions()
      stopGaps()
      for (const own of streams.values()) for (const stream of own) stream.response.end()
      streams.clear()
    },
  }
}
