import { closestCorners, DndContext } from '@dnd-kit/core'
import type { Announcements, DragOverEvent, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { useDragSensors } from '../../ui/drag-sensors.ts'
import './board.css'
import { BoardColumn } from './board-column.tsx'
import type { RowActions } from './board-row.tsx'
import { moveItem, placeOf, titleOf, type Board, type Lens } from './board-model.ts'
import { landingOf, placementOf, stepOnBoard } from './board-steps.ts'

type BoardColumnsProps = RowActions & {
  board: Board
  placements: readonly PlacementOut[]
  lens: Lens
  onChange: (board: Board) => void
  onAdd: (placement: number) => void
  onRename: (placement: PlacementOut) => void
}

const HELP =
  'Espace pour prendre l’élément, flèches pour le déplacer, aussi d’un emplacement à l’autre, Espace pour le poser, Échap pour annuler.'

/** One column per placement; a highlight is dragged inside one or to another, with the mouse or the keyboard. */
export function BoardColumns({
  board,
  placements,
  lens,
  onChange,
  onAdd,
  onRename,
  ...actions
}: BoardColumnsProps) {
  const columns = placements.map(({ id }) => id)
  const { sensors, collisionDetection, standAtOwnPlace } = useDragSensors(closestCorners, (from, key) =>
    stepOnBoard(board, columns, String(from), key),
  )
  const before = useRef<Board>(board)

  const placementAt = (id: UniqueIdentifier): number | null => {
    const text = String(id)
    return placeOf(board, text)?.placement ?? placementOf(text)
  }
  const nameOf = (id: UniqueIdentifier) => {
    const place = placeOf(board, String(id))
    const item = place && board[place.placement]?.[place.index]
    return item ? titleOf(item) : ''
  }
  const whereIs = (id: UniqueIdentifier, over: UniqueIdentifier = id) => {
    const place = landingOf(board, String(id), String(over))
    const label = placements.find((one) => one.id === place?.placement)?.label ?? ''
    return place ? `${label}, position ${place.index + 1}` : ''
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} est pris\u00a0: ${whereIs(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)}\u00a0: ${whereIs(over.id) || whereIs(active.id)}.` : '',
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} est posé\u00a0: ${whereIs(active.id, over?.id)}.`,
    onDragCancel: ({ active }) => `Déplacement annulé\u00a0: ${nameOf(active.id)} revient à sa place.`,
  }

  /** Crossing into another placement shows at once; the order inside one is settled when it is dropped. */
  function onDragOver({ active, over }: DragOverEvent) {
    if (over === null) return
    const from = placeOf(board, String(active.id))
    const to = placementAt(over.id)
    if (from === null || to === null || from.placement === to) return
    const index = placeOf(board, String(over.id))?.index ?? board[to]?.length ?? 0
    onChange(moveItem(board, String(active.id), to, index))
    standAtOwnPlace()
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
      onDragStart={() => {
        before.current = board
        standAtOwnPlace()
      }}
      onDragOver={onDragOver}
      onDragCancel={() => onChange(before.current)}
      onDragEnd={({ active, over }) => {
        const from = placeOf(board, String(active.id))
        const target = landingOf(board, String(active.id), over === null ? null : String(over.id))
        if (from !== null && target !== null && from.index !== target.index)
          onChange(moveItem(board, String(active.id), target.placement, target.index))
      }}
    >
      <section className="board" aria-label="Emplacements" tabIndex={0}>
        {placements.map((placement) => (
          <BoardColumn
            key={placement.id}
            placement={placement}
            items={board[placement.id] ?? []}
            lens={lens}
            onAdd={onAdd}
            onRename={onRename}
            {...actions}
          />
        ))}
      </section>
    </DndContext>
  )
}
