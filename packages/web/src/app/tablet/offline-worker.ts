import { KIND_ADDRESSES } from 'virtual:kind-addresses'

const KEPT = KIND_ADDRESSES.filter((kind) => kind.is_kept_offline).map(({ key }) => key)

/** The worker that answers without network; only tablets have one (D6-06). */
export async function startOfflineWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register(`/sw.js?kinds=${KEPT.join(',')}`, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    active?.postMessage({ type: 'keep', urls: ['/', '/config.json', ...loadedAssets()] })
    return active
  } catch (error) {
    // A browser that refuses workers still has the portal, with network.
    console.warn(error)
    return null
  }
}

function loadedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
  return names
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname)
}
