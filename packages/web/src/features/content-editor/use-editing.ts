import { useRef, useState } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import { begun, type Editing } from './model/editing.ts'

/**
 * The content being written as it is drawn, and as it stands between two drawings: a save that waited for another goes on
 * before the next one, and must start from the version just made.
 */
export function useEditing(kind: Kind, opened: AdminContentDetail | null) {
  const [editing, setEditing] = useState(() => begun(kind, opened))
  const now = useRef(editing)
  const change = (step: (before: Editing) => Editing) => {
    now.current = step(now.current)
    setEditing(now.current)
  }
  return { editing, now, change }
}
