/** Starts the worker that answers without network, and has it keep what this page is made of. */
export async function startOfflineShell(script: string): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register(script, { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker, not a window
    active?.postMessage({ type: 'keep', urls: ['/', '/config.json', ...loadedAssets()] })
    return active
  } catch (error) {
    // A browser that refuses workers still has the portal, with network.
    console.warn(error)
    return null
  }
}

/** The same where a worker may already be at work: a tablet keeps its own. */
export async function keepThisPage(): Promise<void> {
  const known = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined)
  await startOfflineShell(known?.active?.scriptURL ?? '/sw.js')
}

function loadedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map((entry) => new URL(entry.name))
  return names
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname)
}
