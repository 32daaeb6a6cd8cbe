import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const STREAM = /\/notifications\/stream/
const EVERY_MS = 50
/** How long nothing may be asked before a page is held to be whole: what one answer leads to is asked within it. */
const QUIET_MS = 250

/** A page that says when it is whole. Asked for before it is opened, so that no request is missed. */
export function watchSettling(page: Page): (timeoutMs?: number) => Promise<boolean> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!STREAM.test(request.url())) pending.add(request)
  })
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))

  /** Drawn: nothing awaited any more, its pictures there but for those out of sight that wait for their turn. */
  const isDrawn = () =>
    page.evaluate(
      () =>
        document.querySelector('h1') !== null &&
        document.querySelector('[data-awaited]:not(dialog *)') === null &&
        document.fonts.status === 'loaded' &&
        [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    )

  return async (timeoutMs = 30_000) => {
    const end = performance.now() + timeoutMs
    for (let quiet = 0; performance.now() < end; await pause(EVERY_MS)) {
      quiet = pending.size === 0 && (await isDrawn().catch(() => false)) ? quiet + EVERY_MS : 0
      if (quiet >= QUIET_MS) return true
    }
    return false
  }
}
