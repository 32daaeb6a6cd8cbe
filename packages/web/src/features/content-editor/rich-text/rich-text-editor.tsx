import { Editor } from '@tiptap/core'
import type { FileRef } from '@kiosque/contract/wire/files'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { IconX } from '@tabler/icons-react'
import { fieldId, FieldNote } from '../../../ui/field.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { useFormContext } from '../fields/form-context.ts'
import { useSlots } from '../slots.ts'
import { arrivalsOf, type Arrivals } from './arrivals.ts'
import { stepPast } from './beside-blocks.ts'
import { cleanPaste } from './clean-paste.ts'
import { extensionsFor } from './extensions.ts'
import type { Insert } from './insert.ts'
import { AltDialog, LinkDialog, VideoDialog } from './insert-dialogs.tsx'
import { toHtml, type DocNode } from './to-html.ts'
import { Toolbar } from './toolbar.tsx'

export type RichTextProps = {
  name: string
  label: string
  value: string
  onChange: (html: string) => void
  error?: string | undefined
  hint?: string | undefined
  /** A short text inside a group: less room. */
  compact?: boolean
}

export function RichTextEditor({ name, label, value, onChange, error, hint, compact }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [insert, setInsert] = useState<Insert>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const emitted = useRef(value)
  const emit = useEffectEvent(onChange)
  const [notices, setNotices] = useState<string[]>([])
  const [arrived, setArrived] = useState<File[]>([])
  const slots = useSlots()
  const { remember } = useFormContext()
  const noteId = `${fieldId(name)}-note`
  const hasNote = Boolean(error ?? hint)

  useEffect(() => {
    const receive = ({ pictures, notices: told }: Arrivals) => {
      setNotices(told)
      setArrived((before) => [...before, ...pictures])
    }
    const made = new Editor({
      element: host.current,
      // The policy of the page refuses styles made on the spot: they are in rich-text.css.
      injectCSS: false,
      extensions: extensionsFor(setInsert),
      content: emitted.current,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          id: fieldId(name),
          class: 'prose rte__text',
        },
        transformPastedHTML: cleanPaste,
        handlePaste: (_, event) => {
          const data = event.clipboardData
          const found = arrivalsOf(data?.getData('text/html') ?? '', [...(data?.files ?? [])])
          receive(found)
          return found.isWhole
        },
        handleDrop: (view, event, _slice, isMoved) => {
          const files = [...(event.dataTransfer?.files ?? [])]
          if (isMoved || files.length === 0) return false
          event.preventDefault()
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at) made.commands.setTextSelection(at.pos)
          receive(arrivalsOf('', files))
          return true
        },
      },
      onUpdate: ({ editor: changed }) => {
        emitted.current = toHtml(changed.getJSON() as DocNode)
        emit(emitted.current)
      },
      onTransaction: redraw,
      onFocus: redraw,
      onBlur: redraw,
    })
    // oxlint-disable-next-line react/set-state-in-effect -- the editor is made in the page, which is there only now
    setEditor(made)
    return () => made.destroy()
  }, [label, name])

  // A draft found again, a conflict settled: the text changed elsewhere than under the cursor.
  useEffect(() => {
    if (!editor || value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    const text = editor?.view.dom
    if (!text) return
    if (error) text.setAttribute('aria-invalid', 'true')
    else text.removeAttribute('aria-invalid')
    if (hasNote) text.setAttribute('aria-describedby', noteId)
    else text.removeAttribute('aria-describedby')
  }, [editor, error, hasNote, noteId])

  const close = () => setInsert(null)
  function insertPicture(file: FileRef | undefined) {
    if (!editor || !file) return
    stepPast(editor)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: file.url, alt: file.alt } })
      .run()
    remember({ files: { [file.id]: file } })
  }
  return (
    <div className="field">
      <div className={compact ? 'rte rte--compact' : 'rte'} data-invalid={error ? true : undefined}>
        {editor && <Toolbar editor={editor} label={label} onInsert={setInsert} />}
        <div ref={host} className="rte__body" />
      </div>
      {notices.length > 0 && (
        <div className="rte__notice">
          <Alert
            actions={
              <IconButton size="sm" label="Fermer ce message" onClick={() => setNotices([])}>
                <IconX className="i i--18" aria-hidden="true" />
              </IconButton>
            }
          >
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </Alert>
        </div>
      )}
      {hasNote && <FieldNote id={noteId} error={error} hint={hint} />}
      {editor && insert === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && insert === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {editor && insert === 'alt' && <AltDialog editor={editor} onClose={close} />}
      {editor &&
        insert === 'image' &&
        slots.media({
          accept: 'image',
          onClose: close,
          onPick: ([file]) => {
            close()
            insertPicture(file)
          },
        })}
      {editor &&
        arrived[0] &&
        slots.sendPicture({
          file: arrived[0],
          onClose: () => setArrived((before) => before.slice(1)),
          onSent: insertPicture,
        })}
    </div>
  )
}
