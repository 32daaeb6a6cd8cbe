import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { isEgalimCapped } from '@kiosque/contract/domain/egalim'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { SUMMARY } from '../../lib/form/refusal.ts'
import { formatDateTime } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { fieldId } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorBar } from './editor-bar.tsx'
import { summaryOf } from './editor-errors.ts'
import {
  archiveContent,
  backToDraft,
  contentsKey,
  deleteContent,
  duplicateContent,
  restoreContent,
} from './editor.queries.ts'
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

const sayFailure = sayRefusal('L’action n’a pas abouti')

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
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null)
  const queryClient = useQueryClient()
  const isBusy = useRef(false)
  const { content } = editor
  const gate = gateOfForm(kind, editor.form, refs.files)

  /** A second click while the first is on its way does nothing. */
  async function once(what: 'save' | 'publish', run: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(what)
    try {
      await run()
    } catch (error) {
      sayFailure(error)
    } finally {
      isBusy.current = false
      setBusy(null)
    }
  }
  const listsChanged = () =>
    void queryClient.invalidateQueries({ queryKey: contentsKey, refetchType: 'none' })

  const save = () =>
    once('save', async () => {
      if (!(await editor.save())) return
      listsChanged()
      toast({ title: content?.phase === 'live' ? 'Mis à jour en ligne' : 'Contenu enregistré' })
    })
  const askPublish = () =>
    once('publish', async () => {
      if (await editor.save()) setOpen('publish')
    })
  const duplicate = () =>
    once('save', async () => {
      if (!content) return
      const copy = await duplicateContent(kind.key, content.id)
      listsChanged()
      toast({ title: 'Copie créée en brouillon' })
      go(paths.admin(`contents/${kind.key}/${copy.id}`))
    })
  async function archive() {
    const saved = await editor.save()
    if (!saved) return
    editor.replace(await archiveContent(kind.key, saved.id, saved.version))
    listsChanged()
    toast({ title: 'Contenu archivé', text: 'Il n’est plus visible sur le portail.' })
  }
  /** Only the state: what is typed and not yet on line stays in the form, and is then saved as a draft. */
  const toDraft = () =>
    once('save', async () => {
      if (!content) return
      editor.replace(await backToDraft(kind.key, content.id, content.version))
      listsChanged()
      toast({
        title: 'Repassé en brouillon',
        text: content.phase === 'live' ? 'Il n’est plus visible sur le portail.' : 'Il ne paraîtra pas.',
      })
    })
  /** Nothing is asked first: it can be taken back, from here or from the trash. */
  const remove = () =>
    once('save', async () => {
      if (!content) return
      const { id } = content
      await deleteContent(kind.key, id)
      draft.forget()
      setRemoved(true)
      listsChanged()
      toast({
        title: content.status === 'draft' ? 'Brouillon mis à la corbeille' : 'Contenu mis à la corbeille',
        text:
          content.phase === 'live'
            ? 'Il n’est plus visible sur le portail. La corbeille le garde trente jours.'
            : 'La corbeille le garde trente jours.',
        action: { label: 'Annuler', onClick: () => void takeBack(id) },
      })
      requestAnimationFrame(() => go(paths.admin(`contents/${kind.key}`)))
    })
  async function takeBack(id: number) {
    try {
      await restoreContent(id)
      listsChanged()
      go(paths.admin(`contents/${kind.key}/${id}`))
    } catch (error) {
      sayFailure(error)
    }
  }
  const [isRemoved, setRemoved] = useState(false)
  // A new content begins by its title; the page itself gives the focus to its heading first.
  const isNew = opened === null
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => document.getElementById(fieldId('title'))?.focus(), 0)
    return () => clearTimeout(timer)
  }, [isNew])
  useShortcuts({
    onSave: () => void save(),
    onPublish: () => void askPublish(),
    onHelp: () => setOpen('help'),
  })
  const close = () => setOpen(null)
  const failing = (run: () => Promise<void>) => () => run().catch(sayFailure)

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
          onSave={() => void save()}
          onPublish={() => void askPublish()}
          onArchive={() => setOpen('archive')}
          onBackToDraft={() => void toDraft()}
          onDuplicate={() => void duplicate()}
          onDelete={() => void remove()}
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
          onConfirm={failing(archive)}
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
