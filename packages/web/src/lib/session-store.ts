import type { Account, DrugstoreFull, LoginResponse, User } from '@kiosque/contract/wire/identity'
import type { SafeStorage } from './browser-storage.ts'

/** S3-01. */
export const SESSION_KEY = 'phr-kiosque'

export type Session = {
  accounts: Account[]
  account: Account | null
  me: User
  token: string
  drugstoreFull: DrugstoreFull | null
}

/** The stored session, or null when there is none or when it is broken: never an exception (S4-04). */
export function parseSession(raw: string | null): Session | null {
  if (!raw) return null
  try {
    const value: unknown = JSON.parse(raw)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAccount = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value['id']) &&
  Number.isInteger(value['type']) &&
  (value['drugstore'] === null ||
    (isObject(value['drugstore']) && Number.isInteger(value['drugstore']['id'])))

function isSession(value: unknown): value is Session {
  if (!isObject(value)) return false
  const { token, me, accounts, account, drugstoreFull } = value
  if (typeof token !== 'string' || token === '') return false
  if (!isObject(me) || !Number.isInteger(me['id'])) return false
  if (!Array.isArray(accounts) || !accounts.every(isAccount)) return false
  if (account !== null && !isAccount(account)) return false
  return drugstoreFull === null || isObject(drugstoreFull)
}

/** S4-01: what a login answer gives before the drugstore is known. */
export function sessionFromLogin({ token, user, accounts }: LoginResponse): Session {
  return { token, me: user, accounts, account: accounts[0] ?? null, drugstoreFull: null }
}

type Listener = (now: Session | null, before: Session | null) => void

/**
 * One session for all tabs (local), or for this tab alone when the computer is shared (perTab).
 * The stored copy is the truth; the one in memory serves reads.
 */
export function createSessionStore(local: SafeStorage, perTab: SafeStorage) {
  let session: Session | null = null
  /** Who was here last: what a page being left still shows until the router is gone from it. */
  let last: Session | null = null
  let shared = false
  /** A preview shows someone else: nothing of it is ever kept, nor does it end the session it was opened from. */
  let isPreview = false
  const listeners = new Set<Listener>()

  function set(next: Session | null) {
    const before = session
    session = next
    last = next ?? last
    for (const listener of listeners) listener(next, before)
  }

  return {
    read: () => session,
    readLast: () => last,
    isShared: () => shared,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    restore() {
      const own = parseSession(perTab.read(SESSION_KEY))
      shared = own !== null
      if (!own) perTab.remove(SESSION_KEY)
      const stored = local.read(SESSION_KEY)
      const everyTab = parseSession(stored)
      if (stored !== null && !everyTab) local.remove(SESSION_KEY)
      set(own ?? everyTab)
    },
    save(next: Session, options: { shared?: boolean } = {}) {
      if (isPreview) return
      shared = options.shared ?? shared
      ;(shared ? perTab : local).write(SESSION_KEY, JSON.stringify(next))
      ;(shared ? local : perTab).remove(SESSION_KEY)
      set(next)
    },
    clear() {
      if (isPreview) return
      shared = false
      local.remove(SESSION_KEY)
      perTab.remove(SESSION_KEY)
      set(null)
    },
    preview(next: Session) {
      isPreview = true
      set(next)
    },
    /** Another tab signed in, changed account or signed out. A shared computer’s tab keeps to itself. */
    onStorage(event: { key: string | null; newValue: string | null }) {
      if (isPreview || shared || (event.key !== SESSION_KEY && event.key !== null)) return
      set(parseSession(event.newValue))
    },
  }
}
