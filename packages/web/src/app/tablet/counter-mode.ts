import { useSyncExternalStore } from 'react'
import { local } from '../../lib/browser-storage.ts'
import { COUNTER_KEY as KEY, rememberEnvironment } from '../../lib/environment.ts'

const TRIES = 5
const WAIT_MS = 30_000

type Locked = { salt: string; hash: string; failures: number; until: number }

const listeners = new Set<() => void>()

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
  if (lock) local.write(KEY, JSON.stringify(lock))
  else local.remove(KEY)
  // What customers may see is decided in style sheets and by the visits one may make: both read this mark.
  rememberEnvironment('')
  for (const listener of listeners) listener()
}

export const isCounterMode = (): boolean => local.read(KEY) !== null

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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCounterMode = (): boolean => useSyncExternalStore(subscribe, isCounterMode)

/** Pages a customer may be shown. */
const OPEN = [
  '/catalogue',
  '/catalogues',
  '/offers',
  '/campaigns',
  '/osez-la-sante',
  '/mdd-products',
  '/p',
  '/login',
]

export const isOpenAtCounter = (path: string): boolean =>
  OPEN.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
