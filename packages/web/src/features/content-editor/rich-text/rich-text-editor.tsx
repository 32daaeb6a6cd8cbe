import { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, useState } from 'react'
import { fieldId, FieldNote } from '../../../ui/field.tsx'
import { useSlots } from '../slots.ts'
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
  const emit = useRef(onChange)
  emit.current = onChange
  const slots = useSlots()
  const noteId = `${fieldId(name)}-note`
  const hasNote = Boolean(error ?? hint)

  useEffect(() => {
    const made = new Editor({
      element: host.current,
      // The policy of the page refuses styles made on the spot: they are in rich-text.css.
      injectCSS: false,
      extensions: extensionsFor(() => setInsert('link')),
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
      },
      onUpdate: ({ editor: changed }) => {
        emitted.current = toHtml(changed.getJSON() as DocNode)
        emit.current(emitted.current)
      },
      onTransaction: redraw,
      onFocus: redraw,
      onBlur: redraw,
    })
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
  return (
    <div className="field">
      <div className={compact ? 'rte rte--compact' : 'rte'} data-invalid={error ? true : undefined}>
        {editor && <Toolbar editor={editor} label={label} onInsert={setInsert} />}
        <div ref={host} className="rte__body" />
      </div>
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
            if (file)
              editor
                .chain()
                .focus()
                .insertContent({ type: 'image', attrs: { src: file.url, alt: file.alt } })
                .run()
          },
        })}
    </div>
  )
}
