import type { SafeStorage } from '../../lib/browser-storage.ts'

/** On a shared computer the session closes after fifteen minutes without a gesture. */
export const IDLE_MS = 15 * 60_000
const KEY = 'phr-kiosque-activity'

/** The last gesture is written down, so that a sleeping computer or a reload does not start the count again. */
export function createIdleLock(storage: SafeStorage, now: () => number, idleMs = IDLE_MS) {
  return {
    touch: () => storage.write(KEY, String(now())),
    forget: () => storage.remove(KEY),
    isCounting: () => storage.read(KEY) !== null,
    isIdle() {
      const last = Number(storage.read(KEY))
      return Number.isFinite(last) && last > 0 && now() - last >= idleMs
    },
  }
}

type Watched = { lock: ReturnType<typeof createIdleLock>; isShared: () => boolean; onIdle: () => void }

export function watchIdle({ lock, isShared, onIdle }: Watched): void {
  let lastWrite = 0
  const check = () => {
    // A count belongs to one session: it starts with it, even if its owner then leaves without a gesture.
    if (!isShared()) return lock.forget()
    if (!lock.isCounting()) return lock.touch()
    if (!lock.isIdle()) return
    lock.forget()
    onIdle()
  }
  const touch = () => {
    check()
    if (!isShared() || Date.now() - lastWrite < 1000) return
    lastWrite = Date.now()
    lock.touch()
  }
  for (const gesture of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(gesture, touch, { passive: true, capture: true })
  document.addEventListener('visibilitychange', check)
  setInterval(check, 15_000)
  check()
  if (isShared()) lock.touch()
}
