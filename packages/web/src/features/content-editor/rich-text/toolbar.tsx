import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconBrandYoutube,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconUnderline,
} from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import type { Insert } from './insert.ts'

const LEVELS = [2, 3, 4, 5] as const

type ToolbarProps = { editor: Editor; label: string; onInsert: (what: Insert) => void }

/** One stop of the Tab key: arrows, Home and End move inside (WAI-ARIA toolbar). */
export function Toolbar({ editor, label, onInsert }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]

  function onKeyDown(event: KeyboardEvent) {
    const list = controls()
    const here = list.indexOf(document.activeElement as HTMLElement)
    const last = list.length - 1
    const to = {
      ArrowRight: here >= last ? 0 : here + 1,
      ArrowLeft: here <= 0 ? last : here - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
    list[to]?.focus()
  }

  const stop = (rank: number) => ({
    'data-tool': true,
    tabIndex: rank === at ? 0 : -1,
    onFocus: () => setAt(rank),
  })
  const tool = (
    rank: number,
    name: string,
    icon: ReactNode,
    run: () => void,
    isOn?: boolean,
    isOff?: boolean,
  ) => (
    <IconButton
      size="sm"
      label={name}
      className={isOn ? 'is-on' : ''}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The text keeps its selection: pressing a tool must not take the cursor away from it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : run}
      {...stop(rank)}
    >
      {icon}
    </IconButton>
  )
  const chain = () => editor.chain().focus()
  const level = LEVELS.find((each) => editor.isActive('heading', { level: each }))
  const isPicture = editor.isActive('image')
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its tools
    <div
      className="rte__bar"
      role="toolbar"
      aria-label={`Mise en forme, ${label}`}
      ref={bar}
      onKeyDown={onKeyDown}
    >
      <select
        className="select select--sm"
        aria-label="Style de paragraphe"
        value={level ?? 'p'}
        {...stop(0)}
        onChange={(event) => {
          const wanted = LEVELS.find((each) => String(each) === event.target.value)
          if (wanted) chain().setHeading({ level: wanted }).run()
          else chain().setParagraph().run()
        }}
      >
        <option value="p">Texte</option>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            Titre {each}
          </option>
        ))}
      </select>
      <i />
      {tool(
        1,
        'Gras (Ctrl B)',
        <IconBold className="i i--18" aria-hidden="true" />,
        () => chain().toggleBold().run(),
        editor.isActive('bold'),
      )}
      {tool(
        2,
        'Italique (Ctrl I)',
        <IconItalic className="i i--18" aria-hidden="true" />,
        () => chain().toggleItalic().run(),
        editor.isActive('italic'),
      )}
      {tool(
        3,
        'Souligné (Ctrl U)',
        <IconUnderline className="i i--18" aria-hidden="true" />,
        () => chain().toggleUnderline().run(),
        editor.isActive('underline'),
      )}
      <i />
      {tool(
        4,
        'Liste à puces',
        <IconList className="i i--18" aria-hidden="true" />,
        () => chain().toggleBulletList().run(),
        editor.isActive('bulletList'),
      )}
      {tool(
        5,
        'Liste numérotée',
        <IconListNumbers className="i i--18" aria-hidden="true" />,
        () => chain().toggleOrderedList().run(),
        editor.isActive('orderedList'),
      )}
      {tool(
        6,
        'Lien (Ctrl K)',
        <IconLink className="i i--18" aria-hidden="true" />,
        () => onInsert('link'),
        editor.isActive('link'),
      )}
      {tool(
        7,
        isPicture ? 'Texte alternatif de l’image' : 'Image',
        <IconPhoto className="i i--18" aria-hidden="true" />,
        () => onInsert(isPicture ? 'alt' : 'image'),
        isPicture,
      )}
      {tool(
        8,
        'Vidéo intégrée',
        <IconBrandYoutube className="i i--18" aria-hidden="true" />,
        () => onInsert('video'),
        editor.isActive('video'),
      )}
      <i />
      {tool(
        9,
        'Annuler (Ctrl Z)',
        <IconArrowBackUp className="i i--18" aria-hidden="true" />,
        () => chain().undo().run(),
        undefined,
        !editor.can().undo(),
      )}
      {tool(
        10,
        'Rétablir (Ctrl Maj Z)',
        <IconArrowForwardUp className="i i--18" aria-hidden="true" />,
        () => chain().redo().run(),
        undefined,
        !editor.can().redo(),
      )}
    </div>
  )
}
