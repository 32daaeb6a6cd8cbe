import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Db } from '../db/db.ts'
import { checkThrottle, clearThrottle, throttle } from '../http/limits.ts'
import { passwordMatches } from './password-hash.ts'

const WINDOW_SECONDS = 15 * 60
const BY_EMAIL = { limit: 5, windowSeconds: WINDOW_SECONDS }
const BY_ADDRESS = { limit: 50, windowSeconds: WINDOW_SECONDS }

export interface Guess {
  /** As the person typed it, or as kept: both count under the same key. */
  email: string
  address: string
  storedHash: string | null | undefined
  password: string
}

const emailKey = (email: string) => `password:email:${email.normalize('NFKC').trim().toLowerCase()}`
const addressKey = (address: string) => `password:address:${network(address)}`

/** One IPv6 home or office owns a whole /64: counting single addresses would count nothing. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter((part) => part !== '')
  const last = tail === undefined ? [] : tail.split(':').filter((part) => part !== '')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last].slice(0, 4).join(':')
}

/**
 * Is this the person's password? Wrong ones count, by e-mail and by address, whichever call they come from, and past
 * the limit the answer is 429 even for the right one (D3-01).
 */
export async function isRightPassword(db: Db, guess: Guess, now: Date): Promise<boolean> {
  const email = emailKey(guess.email)
  const address = addressKey(guess.address)
  await checkThrottle(db, address, BY_ADDRESS.limit, now)
  await checkThrottle(db, email, BY_EMAIL.limit, now)
  const isRight = await passwordMatches(guess.storedHash, guess.password)
  if (!isRight) {
    await throttle(db, address, BY_ADDRESS, now)
    await throttle(db, email, BY_EMAIL, now)
    return false
  }
  // Another process may have used up the tries meanwhile: its guesses and this one share the same five.
  await checkThrottle(db, email, BY_EMAIL.limit, now)
  await clearThrottle(db, email)
  return true
}

/** After a reset by mail the owner is known: earlier failures no longer keep them out. */
export function forgiveGuesses(db: Db, email: string): Promise<void> {
  return clearThrottle(db, emailKey(email))
}

/** Names an e-mail in the logs without writing it. */
export function emailMark(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 12)
}
