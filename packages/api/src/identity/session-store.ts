import { SITES } from '@kiosque/contract/domain/network'
import { once } from '@kiosque/contract/domain/once'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { createBatch } from '../kit/batch.ts'
import { createSharedLists } from '../kit/shared-lists.ts'
import { recordVisit } from './visits.ts'
import { type Forget, SESSION_OPENED, sessionExpiry } from './sessions.service.ts'
import { selectSessions, type SessionRow, touchSession } from './sessions.sql.ts'
import { createStrangers } from './strangers.ts'
import { hashToken, looksLikeToken } from './tokens.ts'
import type { Viewer } from '../http/viewer.ts'

/** Finds who is behind a token. A warm answer costs no SQL; tokens that nobody knows are limited by address. */
export interface SessionStore {
  find(token: string, environment: 0 | 1, address: string): Promise<Viewer | null>
  /** Who it is if that is known without asking the database; undefined when it must be asked. */
  known(token: string, environment: 0 | 1): Viewer | undefined
  close(): void
}

/** Thousands of these live for days: no more than what the next requests ask. */
interface Kept {
  loadedAt: number
  expiresAt: number
  /** The same object each time, so that others may keep what they know of it; on a tablet, once asked for. */
  onComputer: Viewer
  onTablet: Viewer | null
}

function viewerOf(kept: Kept, environment: 0 | 1): Viewer {
  if (environment === 0) return kept.onComputer
  return (kept.onTablet ??= Object.freeze({ ...kept.onComputer, environment }))
}

// Events drop entries at once; the age limit only bounds what a lost event could do, and moves « last used » on.
const MAX_AGE_MS = 60_000
const TOUCH_AFTER_MS = 5 * 60_000
/** Somebody who was away for longer than this comes back: that is counted as a new visit. */
const VISIT_AFTER_MS = 30 * 60_000
const MAX_ENTRIES = 50_000

export function createSessionStore(deps: { db: Db; events: Events; now: () => Date }): SessionStore {
  // By the token itself: hashing it on each call would cost more than all the rest. It never leaves the memory.
  const kept = new Map<string, Kept>()
  // Counts what was forgotten: a row read before a revocation must not be kept after it.
  let epoch = 0
  // Hashes of tokens that were good at some time: those are always asked about, wherever they come from.
  const genuine = new Set<string>()
  const strangers = createStrangers(deps)
  const sharedPacks = createSharedLists<string>()
  const sharedZones = createSharedLists<number>()
  const withSharedLists = (row: SessionRow): SessionRow => ({
    ...row,
    drugstore_packs: sharedPacks(row.drugstore_packs),
    user_packs: sharedPacks(row.user_packs),
    user_zones: sharedZones(row.user_zones),
  })
  // In the morning a crowd comes at once: they are asked about together.
  const rowOf = createBatch((hashes: readonly string[]) => forEveryone(() => selectSessions(deps.db, hashes)))

  function forget(payload: string) {
    epoch += 1
    const target = JSON.parse(payload || '{}') as Forget
    for (const [token, { onComputer: viewer }] of kept) {
      const isOther =
        (target.user_id !== undefined && viewer.user_id !== target.user_id) ||
        (target.drugstore_id !== undefined && viewer.drugstore_id !== target.drugstore_id)
      if (!isOther) kept.delete(token)
    }
  }
  const stopListening = deps.events.on('sessions', forget)
  const stopOpened = deps.events.on(SESSION_OPENED, remember)
  const stopGap = deps.events.onGap(() => forget(''))

  function remember(hash: string) {
    if (genuine.size >= MAX_ENTRIES * 2) genuine.delete(genuine.keys().next().value ?? '')
    genuine.add(hash)
  }

  async function load(token: string, hash: string, now: Date): Promise<Kept | null> {
    const before = epoch
    const row = await rowOf(hash)
    if (!row || row.expires_at <= now) {
      genuine.delete(hash)
      strangers.refuse(token)
      return null
    }
    remember(hash)
    const idle = now.getTime() - row.last_used_at.getTime()
    if (idle >= TOUCH_AFTER_MS) {
      row.last_used_at = now
      row.expires_at = sessionExpiry(row.created_at, now)
      await touchSession(deps.db, row.session_id, row.user_id, now, row.expires_at)
      if (idle >= VISIT_AFTER_MS) await recordVisit(deps.db, row.account_id, now)
    }
    const entry: Kept = {
      loadedAt: now.getTime(),
      expiresAt: row.expires_at.getTime(),
      onComputer: viewerFrom(withSharedLists(row), 0),
      onTablet: null,
    }
    if (before === epoch) keep(token, entry)
    return entry
  }

  function keep(token: string, entry: Kept) {
    if (kept.size >= MAX_ENTRIES) kept.delete(kept.keys().next().value ?? '')
    kept.set(token, entry)
  }

  return {
    known(token, environment) {
      const entry = kept.get(token)
      if (!entry) return undefined
      const now = deps.now().getTime()
      const age = now - entry.loadedAt
      const isGood = age >= 0 && age < MAX_AGE_MS && entry.expiresAt > now
      return isGood ? viewerOf(entry, environment) : undefined
    },
    async find(token, environment, address) {
      if (!looksLikeToken(token)) return null
      const known = this.known(token, environment)
      if (known) return known
      const now = deps.now()
      const hash = hashToken(token)
      const ask = () => load(token, hash, now)
      const entry = await (genuine.has(hash) ? ask() : strangers.look(token, address, ask))
      return entry && entry.expiresAt > now.getTime() ? viewerOf(entry, environment) : null
    },
    close() {
      stopListening()
      stopOpened()
      stopGap()
      kept.clear()
    },
  }
}

const zonesOf = once((zoneId: number | null) => (zoneId === null ? [] : [zoneId]))

/** Packs and zones: the drugstore's, else the person's own (S6-04, S6-05). */
export function viewerFrom(
  row: Omit<SessionRow, 'created_at' | 'last_used_at' | 'expires_at'>,
  environment: 0 | 1,
): Viewer {
  const hasDrugstore = row.drugstore_id !== null
  return Object.freeze({
    user_id: row.user_id,
    session_id: row.session_id,
    account_id: row.account_id,
    account_type: row.account_type,
    right_id: row.right_id,
    drugstore_id: row.drugstore_id,
    is_disabled: row.drugstore_disabled === true && row.right_id === null,
    site: row.site ?? SITES.network,
    environment,
    group: row.group_id,
    packs: hasDrugstore ? row.drugstore_packs : row.user_packs,
    zones: !hasDrugstore ? row.user_zones : zonesOf(row.zone_id),
    followed_zones: row.user_zones,
    has_admin_account: row.has_admin_account,
  })
}
