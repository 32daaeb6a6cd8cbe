import { useEffect } from 'react'
import { perTab } from './browser-storage.ts'

/** The work left on this tab, if it still stands on what it was begun on: once that changed, it no longer holds. */
export function keptDraft(key: string, print: string): unknown {
  try {
    const kept = JSON.parse(perTab.read(key) ?? 'null') as { print: string; value: unknown } | null
    return kept?.print === print ? kept.value : null
  } catch {
    return null
  }
}

export function keepDraft(key: string, print: string, value: unknown): void {
  if (value === null) perTab.remove(key)
  else perTab.write(key, JSON.stringify({ print, value }))
}

/** Closing the tab, which forgets what is kept there, asks the browser’s own question first. */
export function useWarnBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
