import type { SafeStorage } from '../../lib/browser-storage.ts'
import { perTab } from '../../lib/browser-storage.ts'
import { toast } from '../../ui/toast-store.ts'
import type { Toast } from '../../ui/toast-store.ts'

const KEY = 'kiosque.farewell'
const SEEN_MS = 1_000

type Tools = { storage: SafeStorage; show: (message: Toast) => void; later: (work: () => void) => void }

const browser: Tools = { storage: perTab, show: toast, later: (work) => setTimeout(work, SEEN_MS) }

/**
 * Says why the session ends. The refusal may come to a page that is being left, whose words nobody sees: they are
 * kept until this page has lived a moment more, and the next one says them otherwise.
 */
export function sayFarewell(message: Toast, { storage, show, later }: Tools = browser): void {
  storage.write(KEY, JSON.stringify(message))
  show(message)
  later(() => storage.remove(KEY))
}

/** What the page before had no time to say. */
export function repeatFarewell(tools: Tools = browser): void {
  const kept = tools.storage.read(KEY)
  if (kept !== null) sayFarewell(JSON.parse(kept) as Toast, tools)
}
