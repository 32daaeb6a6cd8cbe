import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { checkThrottle, clearThrottle, refundThrottle, throttle } from '../http/limits.ts'
import { createKeyedQueue } from '../kit/keyed-queue.ts'
import { networkOf } from './origin.ts'
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
const addressKey = (address: string) => `password:address:${networkOf(address)}`

// A whole pharmacy may sign in at once behind one address: few of them hold a try at any instant, so that those who
// are right do not use up the tries between them.
const inTurnByAddress = createKeyedQueue(6)

/**
 * Is this the person's password? Wrong ones count, by e-mail and by address, whichever call they come from, and past
 * the limit the answer is 429 even for the right one (D3-01).
 */
export function isRightPassword(db: Db, guess: Guess, now: Date): Promise<boolean> {
  const keys = { address: addressKey(guess.address), email: emailKey(guess.email) }
  return inTurnByAddress(keys.address, async () => {
    await reserveTry(db, keys, now)
    const isRight = await passwordMatches(guess.storedHash, guess.password)
    if (!isRight) return false
    await refundThrottle(db, keys.address)
    await clearThrottle(db, keys.email)
    return true
  })
}

/** Counted before the password is looked at: of any number sent at once, in any process, no more than the limit are. */
async function reserveTry(db: Db, keys: { address: string; email: string }, now: Date): Promise<void> {
  await checkThrottle(db, keys.address, BY_ADDRESS.limit, now)
  await checkThrottle(db, keys.email, BY_EMAIL.limit, now)
  await throttle(db, keys.address, BY_ADDRESS, now)
  try {
    await throttle(db, keys.email, BY_EMAIL, now)
  } catch (error) {
    await refundThrottle(db, keys.address)
    throw error
  }
}

/** After a reset by mail the owner is known: earlier failures no longer keep them out. */
export function forgiveGuesses(db: Db, email: string): Promise<void> {
  return clearThrottle(db, emailKey(email))
}

/** Names an e-mail in the logs without writing it. */
export function emailMark(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 12)
}
