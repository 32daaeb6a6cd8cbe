import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// OWASP's Argon2id figures: 19 MiB, two passes, one lane. 2 is Algorithm.Argon2id, a const enum that type
// stripping cannot import.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Hashing shares Node's thread pool with files and DNS: leave room for them.
const SLOTS = Math.max(1, Math.min(3, availableParallelism()))
let busy = 0
const waiting: (() => void)[] = []

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= SLOTS) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password.normalize('NFC'), OPTIONS))
}

// The hash of a password nobody knows, made with the same figures.
let dummy: Promise<string> | null = null

/** Made at start, so that the first wrong sign-in takes no longer than the next ones. */
export function prepareDummyHash(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID())
  return dummy
}

/** Without a stored hash it compares with one nobody can match, in the same time (D3-01). */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await prepareDummyHash())
  const matches = await withSlot(() => verify(against, password.normalize('NFC')))
  return matches && stored != null
}
