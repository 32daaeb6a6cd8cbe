import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** How far a finger goes sideways before it means something. */
const FAR_PX = 48

/** A finger drawn across: `onMove(1)` towards what follows, `onMove(-1)` towards what came before. */
export function useSwipe(onMove: (step: 1 | -1) => void, isOff = false) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === 'mouse' || isOff || !event.isPrimary
          ? null
          : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = event.clientX - from.x
      if (Math.abs(across) < FAR_PX || Math.abs(across) < Math.abs(event.clientY - from.y)) return
      onMove(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
