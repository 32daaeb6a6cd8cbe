import { perTab } from '../../lib/browser-storage.ts'
import type { Page } from '../page.ts'
import { isChunkError, mayReload } from './reload-guard.ts'

/** S4-11: code that cannot be fetched is most often code of an older build; one reload brings the new one. */
export async function loadOrReload(page: Page, href: string): Promise<void> {
  try {
    await page.load()
  } catch (error) {
    const path = new URL(href, location.origin).pathname
    if (!isChunkError(error) || !mayReload(perTab, path, Date.now())) throw error
    location.assign(href)
    // The page is leaving: nothing more to show here.
    await new Promise(() => undefined)
  }
}
