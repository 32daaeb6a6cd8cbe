import { useEffect, useEffectEvent, useRef } from 'react'
import type { Editor } from './use-editor.ts'

const PAUSE_MS = 1_500
const LONGEST_MS = 15_000

/**
 * Drafts save themselves after a pause in the typing, and at the latest every fifteen seconds. What readers see is
 * never changed so: edits of a published content wait in this browser for « Enregistrer ».
 */
export function useAutosave(editor: Editor): { isAutomatic: boolean } {
  const isAutomatic = editor.content === null || editor.content.status === 'draft'
  /** When it was last saved, or had nothing to save. */
  const last = useRef(0)
  useEffect(() => {
    last.current = Date.now()
  }, [])
  const save = useEffectEvent(() => void editor.save({ isAuto: true }))
  const { form, state, theirs } = editor
  const isSaving = state === 'saving'
  const mayRun = isAutomatic && theirs === null && editor.changed.length > 0

  useEffect(() => {
    if (!mayRun || isSaving) return
    const waited = Date.now() - last.current
    const pause = Math.max(200, Math.min(PAUSE_MS, LONGEST_MS - waited))
    const timer = setTimeout(() => {
      last.current = Date.now()
      save()
    }, pause)
    return () => clearTimeout(timer)
    // A refused save is tried again at the next change, not in a loop.
  }, [form, mayRun, isSaving])

  useEffect(() => {
    if (!mayRun) last.current = Date.now()
  }, [mayRun])

  useEffect(() => {
    const again = () => {
      if (mayRun) save()
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [mayRun])

  return { isAutomatic }
}
