import { local, perTab } from '../../../lib/browser-storage.ts'
import { sessionStore } from '../../../lib/session.ts'
import type { FormValues } from './content-form.ts'

/**
 * What was typed and not yet accepted by the server, kept in this browser: a crash, a closed tab or an ended
 * session loses nothing. Only the changed fields, with the version they were changed from.
 */
export type LocalDraft = { version: number; savedAt: string; form: FormValues }

const OLDEST_MS = 30 * 86_400_000

/** On a shared computer nothing stays behind the tab (a session kept per tab is one). */
const storage = () => (sessionStore.isShared() ? perTab : local)

export const draftKey = (kind: string, ref: number | 'new'): string =>
  `phr-kiosque-draft:${sessionStore.read()?.me.id ?? 0}:${kind}:${ref}`

export function readDraft(key: string, now: Date): LocalDraft | null {
  const draft = parseDraft(storage().read(key))
  if (draft === null) return null
  const isOld = now.getTime() - Date.parse(draft.savedAt) > OLDEST_MS
  return isOld ? null : draft
}

/** Broken or foreign text is no draft: never an exception. */
export function parseDraft(raw: string | null): LocalDraft | null {
  try {
    const value = JSON.parse(raw ?? 'null') as Partial<LocalDraft> | null
    const isDraft =
      typeof value === 'object' &&
      value !== null &&
      typeof value.version === 'number' &&
      typeof value.savedAt === 'string' &&
      typeof value.form === 'object'
    return isDraft ? (value as LocalDraft) : null
  } catch {
    return null
  }
}

export function writeDraft(key: string, draft: LocalDraft): void {
  storage().write(key, JSON.stringify(draft))
}

export function forgetDraft(key: string): void {
  storage().remove(key)
}
