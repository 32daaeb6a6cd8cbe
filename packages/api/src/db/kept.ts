import { forEveryone } from './asker.ts'
import type { Events } from './events.ts'

/** Rows that are the same for everybody, kept in memory until something is said that may have changed them. */
export interface Kept<T> {
  find(): Promise<T>
  /** Called when they are dropped. */
  onDrop(listener: () => void): void
}

export function createKept<T>(
  events: Events,
  channel: string,
  isAbout: (payload: string) => boolean,
  read: () => Promise<T>,
): Kept<T> {
  const listeners: (() => void)[] = []
  let kept: Promise<T> | null = null
  // What is being read meanwhile is given only to those who asked before.
  function drop(): void {
    kept = null
    for (const listener of listeners) listener()
  }
  events.on(channel, (payload) => {
    if (isAbout(payload)) drop()
  })
  events.onGap(drop)
  return {
    find() {
      if (kept !== null) return kept
      const made = forEveryone(read)
      kept = made
      made.catch(() => kept === made && (kept = null))
      return made
    },
    onDrop: (listener) => void listeners.push(listener),
  }
}
