import { Extension, type Editor } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

/** A key that writes something: a letter, a dead accent, what an input method is composing. */
const writes = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  (event.key.length === 1 || /^(?:Dead|Process|Unidentified)$/.test(event.key))

/** Puts the cursor after a selected picture or video, in a paragraph made for it where there is none. */
function steppedPast(state: EditorState, tr: Transaction = state.tr): Transaction | null {
  const { selection } = state
  if (!(selection instanceof NodeSelection)) return null
  const end = selection.to
  if (selection.node.isInline) return tr.setSelection(TextSelection.create(tr.doc, end))
  const next = tr.doc.resolve(end).nodeAfter
  if (next?.type.name !== 'paragraph') tr.insert(end, state.schema.nodes['paragraph']!.create())
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView()
}

/** Before something is inserted: what is selected as a whole stays, the new thing comes after it. */
export function stepPast(editor: Editor): void {
  const tr = steppedPast(editor.state)
  if (tr) editor.view.dispatch(tr)
}

/** A video has a block of its own, after the one where the cursor is; writing goes on in the paragraph below. */
export function insertVideo(editor: Editor, attrs: { src: string; title: string }): void {
  if (editor.isActive('video')) {
    editor.chain().focus().updateAttributes('video', attrs).run()
    return
  }
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { $to } = tr.selection
      const block = $to.node(1) as (typeof $to)['parent'] | undefined
      const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0
      const at = block === undefined ? tr.selection.to : isEmpty ? $to.before(1) : $to.after(1)
      const video = state.schema.nodes['video']!.create(attrs)
      // An empty paragraph is already the one to go on in.
      if (isEmpty) tr.insert(at, video)
      else tr.insert(at, [video, state.schema.nodes['paragraph']!.create()])
      tr.setSelection(TextSelection.create(tr.doc, at + video.nodeSize + 1)).scrollIntoView()
      return true
    })
    .run()
}

/** Typing or pasting while a picture or a video is selected adds after it: neither is lost to the next key. */
export const BesideBlocks = Extension.create({
  name: 'besideBlocks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown(view, event) {
          if (!writes(event) && event.key !== 'Enter') return false
          const tr = steppedPast(view.state)
          if (tr) view.dispatch(tr)
          return tr !== null && event.key === 'Enter'
        },
        handlePaste(view) {
          const tr = steppedPast(view.state)
          if (tr) view.dispatch(tr)
          return false
        },
      },
    }),
  ],
})
