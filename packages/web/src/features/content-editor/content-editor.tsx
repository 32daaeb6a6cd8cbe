import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { isEgalimCapped } from '@kiosque/contract/domain/egalim'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { SUMMARY } from '../../lib/form/refusal.ts'
import { formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { fieldId } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorBar } from './editor-bar.tsx'
import { summaryOf } from './editor-errors.ts'
import { useListsChanged } from './editor.queries.ts'
import { FormContext, mergeRefs, refsOf } from './fields/form-context.ts'
import { EditorLayout } from './layouts.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { goToField } from './go-to-field.ts'
import { labelOf } from './model/content-form.ts'
import { gateOfForm } from './model/gate-of-form.ts'
import { PresenceBanner } from './presence-banner.tsx'
import { ShortcutsDialog, useShortcuts } from './shortcuts.tsx'
import { SlotsContext, type EditorSlots } from './slots.ts'
import { useAutosave } from './use-autosave.ts'
import { useEditor } from './use-editor.ts'
import { useGestures } from './use-gestures.ts'
import { useLocalDraft } from './use-local-draft.ts'
import { useNames } from './use-names.ts'
import { usePresence } from './use-presence.ts'
import './content-editor.css'

export type PublishSlotProps = {
  content: AdminContentDetail
  gate: readonly GateLine[]
  labelOf: (field: string) => string
  onGoTo: (field: string) => void
  onClose: () => void
  onPublished: (content: AdminContentDetail) => void
}

type ContentEditorProps = {
  kind: Kind
  opened: AdminContentDetail | null
  slots: EditorSlots
  /** The dialog that publishes, lent by the page. */
  publish: (props: PublishSlotProps) => ReactNode
  previewHref: (content: AdminContentDetail) => string
  onCreated: (content: AdminContentDetail) => void
}

type Open = 'publish' | 'archive' | 'help' | null

export function ContentEditor({ kind, opened, slots, publish, previewHref, onCreated }: ContentEditorProps) {
  const ownPath = useRef<string | null>(null)
  const editor = useEditor(kind, opened, (created) => {
    ownPath.current = paths.admin(`contents/${kind.key}/${created.id}`)
    onCreated(created)
  })
  const { isAutomatic } = useAutosave(editor)
  const draft = useLocalDraft(editor)
  const others = usePresence(kind.key, editor.content?.id ?? null)
  const [refs, setRefs] = useState(() => refsOf(opened))
  const names = useNames(kind, editor.theirs ? mergeRefs(refs, refsOf(editor.theirs)) : refs)
  const [open, setOpen] = useState<Open>(null)
  const [isRemoved, setRemoved] = useState(false)
  const listsChanged = useListsChanged()
  const { content } = editor
  const gate = gateOfForm(kind, editor.form, refs.files)
  const { busy, ...gestures } = useGestures(kind, editor, {
    onPublish: () => setOpen('publish'),
    onRemoved: () => {
      draft.forget()
      setRemoved(true)
    },
  })
  // A new content begins by its title; the page itself gives the focus to its heading first.
  const isNew = opened === null
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => document.getElementById(fieldId('title'))?.focus(), 0)
    return () => clearTimeout(timer)
  }, [isNew])
  useShortcuts({
    onSave: gestures.save,
    onPublish: gestures.publish,
    onHelp: () => setOpen('help'),
  })
  const close = () => setOpen(null)

  return (
    <SlotsContext value={slots}>
      <FormContext
        value={{
          errors: editor.errors,
          refs,
          remember: (more) => setRefs((before) => mergeRefs(before, more)),
          isEgalim: isEgalimCapped(editor.form),
        }}
      >
        <EditorBar
          editor={editor}
          isAutomatic={isAutomatic}
          previewHref={content ? previewHref(content) : null}
          busy={busy}
          onSave={gestures.save}
          onPublish={gestures.publish}
          onArchive={() => setOpen('archive')}
          onBackToDraft={gestures.toDraft}
          onDuplicate={gestures.duplicate}
          onDelete={gestures.remove}
          onHelp={() => setOpen('help')}
        />
        <div className="stack editor__notes" style={{ gap: 12 }}>
          <PresenceBanner others={others} />
          {draft.found && (
            <Alert
              tone="info"
              title={`Une saisie non enregistrée du ${formatDateTime(draft.found.savedAt)} a été retrouvée sur ce poste.`}
              actions={
                <span className="row row--nw" style={{ gap: 8 }}>
                  <Button size="sm" variant="secondary" onClick={draft.resume}>
                    Reprendre
                  </Button>
                  <Button size="sm" onClick={draft.ignore}>
                    Ignorer
                  </Button>
                </span>
              }
            >
              Reprenez-la, ou partez de ce qui est enregistré.
            </Alert>
          )}
          <FormErrors id={SUMMARY} errors={summaryOf(kind, editor.errors)} message={editor.message} />
        </div>
        <EditorLayout kind={kind.key} editor={editor} gate={gate} />
        <LeaveGuard
          isDirty={editor.changed.length > 0 && !isRemoved}
          onSave={async () => (await editor.save()) !== null}
          ownPath={ownPath}
          onForget={draft.forget}
        />
        {editor.theirs && <ConflictDialog editor={editor} theirs={editor.theirs} names={names} />}
        {open === 'publish' &&
          content &&
          publish({
            content,
            gate,
            labelOf: (field) => labelOf(kind, field),
            onGoTo: (field) => {
              close()
              // The dialog gives the focus back to what opened it before it is gone.
              requestAnimationFrame(() => goToField(field))
            },
            onClose: close,
            onPublished: (published) => {
              close()
              editor.replace(published)
              listsChanged()
            },
          })}
        {open === 'help' && <ShortcutsDialog onClose={close} />}
        <ConfirmDialog
          open={open === 'archive'}
          onClose={close}
          onConfirm={gestures.archive}
          title="Archiver ce contenu&nbsp;?"
          confirmLabel="Archiver"
          tone="primary"
        >
          Il disparaîtra du portail et restera ici, dans les archives. Vous pourrez le publier de nouveau.
        </ConfirmDialog>
      </FormContext>
    </SlotsContext>
  )
}
