import { perTab } from '../../lib/browser-storage.ts'
import { isChunkError, mayReload } from './reload-guard.ts'

let isReloading = false

/**
 * S4-11: code that cannot be fetched is most often code of an older build; one reload brings the new one. True while
 * the page is leaving, however often one asks.
 */
export function reloadForCode(error: unknown): boolean {
  if (isReloading) return true
  if (!isChunkError(error) || !mayReload(perTab, location.pathname, Date.now())) return false
  isReloading = true
  location.reload()
  return true
}
