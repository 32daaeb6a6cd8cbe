import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftKey, forgetDraft, readDraft, writeDraft, type LocalDraft } from './model/local-draft.ts'
import { isSame } from './model/content-form.ts'
import type { Editor } from './use-editor.ts'

const PAUSE_MS = 400

/** Keeps in this browser what the server has not accepted yet, and offers it again at the next opening. */
export function useLocalDraft(editor: Editor) {
  const { kind, form, changed, content } = editor
  const key = draftKey(kind.key, content?.id ?? 'new')
  const [found, setFound] = useState<LocalDraft | null>(() => different(readDraft(key, new Date()), editor))
  const latest = useRef({ key, found, form, changed, version: content?.version ?? 0 })
  useLayoutEffect(() => {
    latest.current = { key, found, form, changed, version: content?.version ?? 0 }
  })

  function keep() {
    const { key: at, found: older, form: values, changed: names, version } = latest.current
    if (names.length === 0) {
      if (!older) forgetDraft(at)
      return
    }
    const own = Object.fromEntries(names.map((name) => [name, values[name]]))
    // Not yet decided on, the older draft stays under what is being typed now.
    writeDraft(at, { version, savedAt: new Date().toISOString(), form: { ...older?.form, ...own } })
  }

  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form, changed.length, key, found])

  // A draft begun as new is the server’s from its first save on.
  const isStored = content !== null
  useEffect(() => {
    if (isStored) forgetDraft(draftKey(kind.key, 'new'))
  }, [isStored, kind.key])

  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  return {
    found,
    resume() {
      if (!found) return
      editor.recover(found.form, content === null ? 0 : found.version)
      setFound(null)
    },
    ignore() {
      latest.current.found = null
      setFound(null)
      keep()
    },
    /** Leaving without what was typed, on purpose. */
    forget: () => {
      latest.current = { ...latest.current, changed: [], found: null }
      forgetDraft(key)
    },
  }
}

function different(draft: LocalDraft | null, { form }: Editor): LocalDraft | null {
  if (draft === null) return null
  const isNew = Object.entries(draft.form).some(([name, value]) => !isSame(value, form[name]))
  return isNew ? draft : null
}
