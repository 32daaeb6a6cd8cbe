import { local } from '../../lib/browser-storage.ts'
import { counterChanged } from '../../lib/counter.ts'
import { COUNTER_KEY as KEY } from '../../lib/environment.ts'
import { queryClient } from '../../lib/query-client.ts'

const TRIES = 5
const WAIT_MS = 30_000

type Locked = { salt: string; hash: string; failures: number; until: number }

function readLock(): Locked | null {
  try {
    const value: unknown = JSON.parse(local.read(KEY) ?? 'null')
    return isLock(value) ? value : null
  } catch {
    return null
  }
}

const isLock = (value: unknown): value is Locked =>
  typeof value === 'object' && value !== null && 'hash' in value && 'salt' in value

function writeLock(lock: Locked | null): void {
  const wasOn = local.read(KEY) !== null
  if (lock) local.write(KEY, JSON.stringify(lock))
  else local.remove(KEY)
  if (wasOn !== (lock !== null)) showAgain()
}

/** What the page was told before is forgotten, then it is built anew from answers made for its new readers. */
function showAgain(): void {
  queryClient.clear()
  counterChanged()
}

/** Entering or leaving in one tab holds in all of them. */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    const isChange = key === null || (key === KEY && (oldValue === null) !== (newValue === null))
    if (isChange) showAgain()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export const isPin = (typed: string): boolean => /^\d{4}$/.test(typed)

async function hashOf(pin: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${pin}`)
  // Outside a secure context there is no digest: the code then only keeps honest hands away.
  if (!globalThis.crypto?.subtle) return btoa(`${salt}:${pin}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The code is chosen on entering, and asked for on leaving. */
export async function enterCounter(pin: string): Promise<void> {
  const salt = String(Math.random()).slice(2)
  writeLock({ salt, hash: await hashOf(pin, salt), failures: 0, until: 0 })
}

/** Null once out; otherwise a French sentence. Five wrong codes and it waits. */
export async function leaveCounter(pin: string, now = Date.now()): Promise<string | null> {
  const lock = readLock()
  if (!lock) {
    writeLock(null)
    return null
  }
  if (now < lock.until)
    return `Trop d’essais. Réessayez dans ${Math.ceil((lock.until - now) / 1000)} secondes.`
  if ((await hashOf(pin, lock.salt)) === lock.hash) {
    writeLock(null)
    return null
  }
  const failures = lock.failures + 1
  const isTooMany = failures >= TRIES
  writeLock({ ...lock, failures: isTooMany ? 0 : failures, until: isTooMany ? now + WAIT_MS : 0 })
  return 'Ce code n’est pas le bon.'
}
