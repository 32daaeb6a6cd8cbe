import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { IconButton } from './button.tsx'
import { moved } from './moved.ts'
import { Announcement } from './announcement.tsx'

/** Dragging is a chunk of its own: what shows a list without ordering it never loads it. */
const DragRows = lazy(async () => ({ default: (await import('./sortable-rows.tsx')).SortableRows }))

export type SortableControls = {
  /** The six-dot handle: pointer drag; Space takes, arrows move, Space drops, Escape cancels. */
  handle: ReactNode
  /** « Monter » and « Descendre », for pointers that do not drag (WCAG 2.5.7). */
  moves: ReactNode
}

export type SortableListProps<Item> = {
  /** Names the list: « Pièces jointes ». */
  label: string
  items: readonly Item[]
  /** Lasting and unique within the list. */
  idOf: (item: Item) => string
  /** What the item is called in announcements: « Fiche patient rhume ». */
  labelOf: (item: Item, index: number) => string
  onChange: (items: Item[]) => void
  children: (item: Item, index: number, controls: SortableControls) => ReactNode
  /** Class of each row; `drag` is the bordered row of the mock-ups. */
  rowClass?: string
}

/** A list put in order by dragging, by keyboard or by buttons (S9-09, D15-11). */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<string | null>(null)
  const { items, labelOf, onChange, label } = props

  function move(from: number, to: number) {
    onChange(moved(items, from, to))
    setSaid(`${labelOf(items[from]!, from)}\u00a0: position ${to + 1} sur ${items.length}.`)
    // The buttons travel with their row: focus stays on the one that was pressed, or its twin at an end.
    const word = to < from ? 'up' : 'down'
    requestAnimationFrame(() => {
      const row = list.current?.children[to]
      const wanted = row?.querySelector<HTMLButtonElement>(`[data-move="${word}"]:not(:disabled)`)
      ;(wanted ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus()
    })
  }
  /** The rows are drawn anew when dragging arrives: whoever was on a button of theirs is on it still. */
  function keepFocus() {
    if (focused.current === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused.current)}"]`)?.focus()
  }
  const movesOf = (item: Item, index: number) => (
    <Moves name={labelOf(item, index)} index={index} count={items.length} onMove={move} />
  )
  const plain = items.map((item, index) => (
    <li key={props.idOf(item)} className={props.rowClass ?? 'drag'}>
      {props.children(item, index, { handle: <Handle />, moves: movesOf(item, index) })}
    </li>
  ))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus is */}
      <ul
        ref={list}
        className="stack sortable"
        style={{ gap: 8 }}
        aria-label={label}
        onFocus={(event) => {
          focused.current = event.target.getAttribute('aria-label')
        }}
        onBlur={() => {
          focused.current = null
        }}
      >
        <Suspense fallback={plain}>
          <DragRows
            {...(props as unknown as SortableListProps<unknown>)}
            movesOf={movesOf as never}
            onReady={keepFocus}
          />
        </Suspense>
      </ul>
      <Announcement className="sr-only">{said}</Announcement>
    </>
  )
}

const Handle = () => (
  <span className="drag__h" aria-hidden="true">
    <IconGripVertical className="i i--18" />
  </span>
)

type MovesProps = { name: string; index: number; count: number; onMove: (from: number, to: number) => void }

function Moves({ name, index, count, onMove }: MovesProps) {
  return (
    <span className="row row--nw" style={{ gap: 2 }}>
      <IconButton
        size="sm"
        data-move="up"
        label={`Monter ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <IconArrowUp className="i i--18" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        data-move="down"
        label={`Descendre ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <IconArrowDown className="i i--18" aria-hidden="true" />
      </IconButton>
    </span>
  )
}
