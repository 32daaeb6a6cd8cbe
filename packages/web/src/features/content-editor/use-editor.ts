import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { focusFirst } from './editor-errors.ts'
import { changedNames, formNames, type FormValues } from './model/content-form.ts'
import { recovered, replaced, settled, typed } from './model/editing.ts'
import { useEditing } from './use-editing.ts'
import { useSaving } from './use-saving.ts'

/** The form of one content: what is typed, what is wrong with it, and all that may happen to it. */
export function useEditor(
  kind: Kind,
  opened: AdminContentDetail | null,
  onCreated: (content: AdminContentDetail) => void,
) {
  const writing = useEditing(kind, opened)
  const save = useSaving(kind, writing, onCreated)
  const { editing, now, change } = writing
  const { form, saved, held, refusal, state, savedAt, theirs } = editing
  const changed = changedNames(kind, form, saved.initial)

  return {
    kind,
    form,
    changed,
    content: saved.content,
    initial: saved.initial,
    errors: refusal.errors,
    message: refusal.message,
    held,
    state: changed.length === 0 && state === 'changed' ? ('clean' as const) : state,
    savedAt,
    theirs,
    save,
    set: (name: string, value: unknown) => change((before) => typed(before, name, value)),
    /** To the first field that keeps the rest waiting, with what is wrong beside each. */
    showHeld() {
      change((before) => ({
        ...before,
        refusal: { ...before.refusal, errors: { ...before.held, ...before.refusal.errors } },
      }))
      focusFirst(held, formNames(kind))
    },
    async settle(takenFromThem: ReadonlySet<string>): Promise<void> {
      const current = now.current.theirs
      if (!current) return
      change((before) => settled(kind, before, current, takenFromThem))
      const { form: chosen, saved: after } = now.current
      if (changedNames(kind, chosen, after.initial).length > 0) await save()
      else change((before) => ({ ...before, state: 'saved' }))
    },
    dismissConflict: () => change((before) => ({ ...before, theirs: null })),
    recover: (values: FormValues, version: number) => change((before) => recovered(before, values, version)),
    /** The server changed it by another way: published, archived. */
    replace: (content: AdminContentDetail) => change((before) => replaced(kind, before, content)),
  }
}

export type Editor = ReturnType<typeof useEditor>
