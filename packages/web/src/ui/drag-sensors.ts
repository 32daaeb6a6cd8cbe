import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const ARROWS = new Set<string>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies ArrowKey[])

/**
 * Pointer and keyboard for one drag-and-drop area. By pointer, what lies under it counts; by keyboard, one key is one
 * step in the list, whatever the heights of rows and how far the page has scrolled: `step` names the place reached.
 */
export function useDragSensors(
  byPointer: CollisionDetection,
  step: (from: UniqueIdentifier, key: ArrowKey) => UniqueIdentifier | null,
) {
  const reached = useRef<UniqueIdentifier | null>(null)

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    if (!ARROWS.has(event.code)) return undefined
    event.preventDefault()
    const next = step(reached.current ?? active, event.code as ArrowKey)
    const rect = next === null ? undefined : droppableRects.get(next)
    if (!rect) return undefined
    reached.current = next
    return { x: rect.left, y: rect.top }
  }

  const collisionDetection: CollisionDetection = (args) =>
    args.pointerCoordinates ? byPointer(args) : [{ id: reached.current ?? args.active.id }]

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )
  return {
    sensors,
    collisionDetection,
    /** At the start of a move, and when the item has been given the place it reached: it stands at its own again. */
    standAtOwnPlace: () => {
      reached.current = null
    },
  }
}
