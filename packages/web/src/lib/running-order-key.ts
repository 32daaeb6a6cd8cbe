import { useSyncExternalStore } from 'react'
import { local } from './browser-storage.ts'

/** Where a device keeps what its pharmacy is putting together. Gone at sign-out. */
export const RUNNING_ORDER_KEY = 'kiosque-order'

const listeners = new Set<() => void>()

export function orderChanged(): void {
  for (const listener of listeners) listener()
}

/** In this tab and in the others. */
export function followOrder(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

let wasKept = false

/** Whether there is or was anything: what shows it is only then loaded, and may still say that it was sent. */
export const useHasOrder = (): boolean =>
  useSyncExternalStore(followOrder, () => (wasKept ||= local.read(RUNNING_ORDER_KEY) !== null))
