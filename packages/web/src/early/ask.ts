import { local, perTab } from '../lib/browser-storage.ts'
import { callHeaders } from '../lib/call-headers.ts'
import { environmentId, isCounterMode } from '../lib/environment.ts'
import { parseSession, SESSION_KEY } from '../lib/session-store.ts'
import type { Early } from '../lib/early.ts'
import { earlyPage } from './early-page.ts'
import type { EarlyTable } from './early-page.ts'

/** Written into the document when the interface is built (early-plugin.ts). */
declare const EARLY_TABLE: EarlyTable

/**
 * Runs before anything of the application has come. The server does not know who opens a page: the session
 * is this browser's alone (S3-01). So the page's first questions leave from here, with the session's own token, while
 * its code is on its way; and its code is named at once instead of being found out file after file.
 */
export function askEarly(): void {
  // A preview is somebody else (lib/preview.ts), and an address that says what this device is must be read first.
  if (window.parent !== window || new URLSearchParams(location.search).has('env')) return
  const own = parseSession(perTab.read(SESSION_KEY))
  const session = own ?? parseSession(local.read(SESSION_KEY))
  // Named once: it is written where its name stands.
  const table = EARLY_TABLE
  const page = earlyPage(table, location, session)
  for (const file of page.files) preload(table.files[file] ?? '')
  const early: Early = { config: null, answers: new Map() }
  // A shared computer may have been left: whether it is locked is decided first (idle-lock.ts). Customers see no page
  // of the pharmacy's, so that nothing of one is asked for in front of them.
  const token = own || isCounterMode() ? undefined : session?.token
  const config = fetch('/config.json', { headers: { accept: 'application/json' }, cache: 'no-store' })
  early.config = config.then(async (response) => {
    if (token !== undefined && response.ok) await ask(early, page.questions, token, response.clone())
    return response
  })
  early.config.catch(() => undefined)
  window.kiosqueEarly = early
}

type Told = { api_base_url?: string; app?: string; maintenance?: boolean }

async function ask(
  early: Early,
  questions: readonly string[],
  token: string,
  config: Response,
): Promise<void> {
  const told = (await config.json().catch(() => null)) as Told | null
  const base = new URL(told?.api_base_url || '/', location.origin)
  // An API that lives elsewhere is asked by the page, which reads where; one that is closed is not asked.
  const isHere = base.origin === location.origin && /^\/(?:api\/v1\/?)?$/.test(base.pathname)
  if (told?.maintenance !== false || !isHere) return
  const caller = { app: told.app || 'kiosque', environment: environmentId(), isCounter: false, token }
  const headers = callHeaders(caller)
  for (const question of questions) {
    const response = fetch(`/api/v1${question}`, { headers, credentials: 'omit' })
    response.catch(() => undefined)
    early.answers.set(`/api/v1${question}`, { headers: JSON.stringify(headers), response })
  }
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.href = `/${file}`
  if (file.endsWith('.css')) {
    link.rel = 'preload'
    link.as = 'style'
  } else link.rel = 'modulepreload'
  document.head.append(link)
}
