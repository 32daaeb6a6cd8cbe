import { local, perTab } from '../../lib/browser-storage.ts'
import { counterChanged } from '../../lib/counter.ts'
import { COUNTER_KEY } from '../../lib/environment.ts'
import { RECENT_SEARCHES_KEY } from '../../lib/recent-searches-key.ts'
import { orderChanged, RUNNING_ORDER_KEY } from '../../lib/running-order-key.ts'

/**
 * Signed out, or someone else: what a tablet kept for working without network goes. Counter mode and the last searches
 * go with whoever signs out.
 */
export function forgetDevice(isSignedOut: boolean): void {
  if (isSignedOut) {
    local.remove(RECENT_SEARCHES_KEY)
    perTab.remove(RECENT_SEARCHES_KEY)
    local.remove(COUNTER_KEY)
    counterChanged()
    local.remove(RUNNING_ORDER_KEY)
    orderChanged()
  }
  if (!('caches' in globalThis)) return
  // Pictures of the page that is being left may still be asked for: the worker keeps none of them.
  if (isSignedOut) navigator.serviceWorker?.controller?.postMessage({ type: 'forget' })
  void caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name.startsWith('kiosque-data')).map((name) => caches.delete(name))),
    )
    .catch(() => undefined)
}
