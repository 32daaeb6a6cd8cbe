import type { Db } from '../db/db.ts'
import { tooMany } from '../errors.ts'
import { addHits, secondsUntil } from '../http/limits.ts'
import { createKeyedQueue } from '../kit/keyed-queue.ts'
import { networkOf } from './origin.ts'

/** Stale tabs of a whole pharmacy stay far below it; whoever guesses does not. */
const LIMIT = { limit: 100, windowSeconds: 60 }
/** Told to the other processes by twenties: counting must not cost the query that it spares. */
const TOLD_EVERY = 20
/** An address that is closed still gets one look a second, for a session this process has not met yet. */
const LOOK_EVERY_MS = 1_000
const REFUSED_MS = 60_000
const MOST_TOKENS = 20_000
const MOST_SENDERS = 10_000
/** How many look-ups one address has under way: a crowd behind one address waits a moment, and is not refused. */
const AT_ONCE = 16

interface Sender {
  unknown: number
  untold: number
  endsAt: Date
  lookedAt: number
}

export interface Strangers {
  /** Asks who is behind a token never met before; 429 once its address has sent too many that nobody knows. */
  look<T>(token: string, address: string, ask: () => Promise<T | null>): Promise<T | null>
  /** Nobody is behind this token: it is not asked about again for a while. */
  refuse(token: string): void
}

/** Tokens that nobody knows, and the addresses that send them: neither may cost a query each time. */
export function createStrangers({ db, now }: { db: Db; now: () => Date }): Strangers {
  const refused = new Map<string, number>()
  const senders = new Map<string, Sender>()
  const inTurn = createKeyedQueue(AT_ONCE)

  function refuse(token: string): void {
    if (refused.size >= MOST_TOKENS) refused.delete(refused.keys().next().value ?? '')
    refused.set(token, now().getTime() + REFUSED_MS)
  }

  const isRefused = (token: string) => (refused.get(token) ?? 0) > now().getTime()

  function senderOf(network: string): Sender {
    const at = now()
    const known = senders.get(network)
    if (known && known.endsAt > at) return known
    const endsAt = new Date(at.getTime() + LIMIT.windowSeconds * 1000)
    const sender = { unknown: 0, untold: 0, endsAt, lookedAt: 0 }
    senders.delete(network)
    if (senders.size >= MOST_SENDERS) senders.delete(senders.keys().next().value ?? '')
    senders.set(network, sender)
    return sender
  }

  function demandOpen(network: string): void {
    const sender = senderOf(network)
    if (sender.unknown < LIMIT.limit) return
    const at = now()
    if (at.getTime() - sender.lookedAt < LOOK_EVERY_MS) throw tooMany(secondsUntil(sender.endsAt, at))
    sender.lookedAt = at.getTime()
  }

  async function count(network: string): Promise<void> {
    const sender = senderOf(network)
    sender.unknown += 1
    sender.untold += 1
    sender.lookedAt = now().getTime()
    if (sender.untold < TOLD_EVERY) return
    const told = sender.untold
    sender.untold = 0
    const all = await addHits(db, `tokens:address:${network}`, LIMIT, now(), told)
    if (all.hits >= LIMIT.limit) Object.assign(sender, { unknown: LIMIT.limit, endsAt: all.resets_at })
  }

  return {
    refuse,
    async look(token, address, ask) {
      if (isRefused(token)) return null
      const network = networkOf(address)
      return inTurn(network, async () => {
        if (isRefused(token)) return null
        demandOpen(network)
        const found = await ask()
        if (found !== null) return found
        await count(network)
        return null
      })
    },
  }
}
