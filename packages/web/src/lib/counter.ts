import { useSyncExternalStore } from 'react'
import { isCounterMode, rememberEnvironment } from './environment.ts'

export { isCounterMode }

const listeners = new Set<() => void>()

/** Said by whoever changes it, in this tab or in another one. */
export function counterChanged(): void {
  rememberEnvironment('')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCounterMode = (): boolean => useSyncExternalStore(subscribe, isCounterMode)

/** Pages a customer may be shown; the way out of the session too. */
const OPEN = [
  '/catalogue',
  '/catalogues',
  '/offers',
  '/campaigns',
  '/osez-la-sante',
  '/mdd-products',
  '/p',
  '/login',
]

export const isOpenAtCounter = (path: string): boolean =>
  OPEN.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
