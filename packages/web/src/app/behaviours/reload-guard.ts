import type { SafeStorage } from '../../lib/browser-storage.ts'

/** S4-11: at most one reload per path within ten seconds. */
export const RELOAD_TTL_MS = 10_000
const KEY = 'kiosque-reload'

/** True, and remembered, when this path was not reloaded lately. */
export function mayReload(storage: SafeStorage, path: string, now: number): boolean {
  const recent = readRecent(storage, now)
  if (Object.hasOwn(recent, path)) return false
  storage.write(KEY, JSON.stringify({ ...recent, [path]: now }))
  return true
}

function readRecent(storage: SafeStorage, now: number): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.read(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const fresh = Object.entries(stored).filter(
      ([, at]) => typeof at === 'number' && now - at < RELOAD_TTL_MS && at <= now,
    )
    return Object.fromEntries(fresh)
  } catch {
    return {}
  }
}

const CHUNK_MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return CHUNK_MESSAGES.some((known) => message.includes(known))
}
