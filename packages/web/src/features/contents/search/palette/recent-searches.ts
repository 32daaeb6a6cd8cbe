import { local, perTab } from '../../../../lib/browser-storage.ts'
import { RECENT_SEARCHES_KEY as KEY } from '../../../../lib/recent-searches-key.ts'
import { sessionStore } from '../../../../lib/session.ts'

const MOST = 6
const LONGEST = 80

/** A computer that several people share keeps them for this tab only, as it does the session. */
const storage = () => (sessionStore.isShared() ? perTab : local)

/** The last searches of this person on this device, newest first; those of anybody else are not theirs to read. */
export function recentSearches(userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(storage().read(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('user' in kept) || !('words' in kept)) return []
    if (kept.user !== userId || !Array.isArray(kept.words)) return []
    return kept.words.filter((words): words is string => typeof words === 'string').slice(0, MOST)
  } catch {
    return []
  }
}

export function rememberSearch(userId: number, typed: string): void {
  const words = typed.trim().slice(0, LONGEST)
  // What may be somebody's number or address is nobody's to keep.
  if (
    words.length < 2 ||
    words.includes('@') ||
    /(?<!\d)(?:\d{9,12}|\d{14,})(?!\d)/.test(words.replace(/\s/g, ''))
  )
    return
  const others = recentSearches(userId).filter((each) => each.toLowerCase() !== words.toLowerCase())
  storage().write(KEY, JSON.stringify({ user: userId, words: [words, ...others].slice(0, MOST) }))
}

export function forgetSearches(): void {
  storage().remove(KEY)
}
