import { closestCenter, DndContext } from '@dnd-kit/core'
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconGripVertical } from '@tabler/icons-react'
import { useDragSensors } from './drag-sensors.ts'
import { moved } from './moved.ts'
import type { SortableControls, SortableListProps } from './sortable-list.tsx'

type Props = SortableListProps<unknown> & {
  movesOf: (item: unknown, index: number) => ReactNode
  onReady: () => void
}

const HELP =
  'Espace pour prendre l’élément, flèches haut et bas pour le déplacer, Espace pour le poser, Échap pour annuler.'

/** The rows of a SortableList once its drag-and-drop code is there. */
export function SortableRows(props: Props) {
  const { items, idOf, labelOf, onChange, children, rowClass, movesOf, onReady } = props
  const ready = useRef(onReady)
  useLayoutEffect(() => ready.current(), [])
  const isJustTaken = useRef(false)
  const ids = items.map(idOf)
  const rankOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const { sensors, collisionDetection, standAtOwnPlace } = useDragSensors(closestCenter, (from, key) => {
    if (key === 'ArrowUp') return ids[rankOf(from) - 1] ?? null
    return key === 'ArrowDown' ? (ids[rankOf(from) + 1] ?? null) : null
  })
  const nameOf = (id: UniqueIdentifier) => {
    const rank = rankOf(id)
    return rank < 0 ? '' : labelOf(items[rank], rank)
  }
  const place = (id: UniqueIdentifier) => `position ${rankOf(id) + 1} sur ${ids.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustTaken.current = true
      return `${nameOf(active.id)} est pris, ${place(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      // An item just taken lies over its own place: saying so would cut the announcement before.
      const isNews = !isJustTaken.current || over?.id !== active.id
      isJustTaken.current = false
      return over && isNews ? `${nameOf(active.id)}\u00a0: ${place(over.id)}.` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} est posé, ${place(over.id)}.` : `${nameOf(active.id)} est posé.`,
    onDragCancel: ({ active }) => `Déplacement annulé\u00a0: ${nameOf(active.id)} revient à sa place.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: HELP },
        container: document.body,
      }}
      onDragStart={standAtOwnPlace}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onChange(moved(items, rankOf(active.id), rankOf(over.id)))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {items.map((item, index) => (
          <Row
            key={idOf(item)}
            id={idOf(item)}
            name={labelOf(item, index)}
            className={rowClass ?? 'drag'}
            moves={movesOf(item, index)}
          >
            {(controls) => children(item, index, controls)}
          </Row>
        ))}
      </SortableContext>
    </DndContext>
  )
}

type RowProps = {
  id: string
  name: string
  className: string
  moves: ReactNode
  children: (controls: SortableControls) => ReactNode
}

function Row({ id, name, className, moves, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const place = CSS.Translate.toString(transform)
  const style = {
    // A taken row tilts (UI.md 12), and its inline transform would hide the class's own.
    transform: isDragging ? `${place ?? ''} rotate(-1.4deg)` : place,
    transition,
    ...(isDragging ? { position: 'relative' as const, zIndex: 5 } : {}),
  }
  const handle = (
    <button
      type="button"
      className="drag__h"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription="élément à déplacer"
      aria-label={`Déplacer ${name}`}
      style={{ touchAction: 'none' }}
    >
      <IconGripVertical className="i i--18" aria-hidden="true" />
    </button>
  )
  return (
    <li ref={setNodeRef} className={isDragging ? `${className} is-drag` : className} style={style}>
      {children({ handle, moves })}
    </li>
  )
}
