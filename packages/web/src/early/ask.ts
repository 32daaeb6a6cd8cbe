import { local, perTab } from '../lib/browser-storage.ts'
import { callHeaders } from '../lib/call-headers.ts'
import { environmentId, isCounterMode } from '../lib/environment.ts'
import { parseSession, SESSION_KEY } from '../lib/session-store.ts'
import type { Early } from '../lib/early.ts'
import { earlyPage } from './early-page.ts'
import type { EarlyTable } from './early-page.ts'

/** Written into the document when the interface is built (early-plugin.ts). */
declare const EARLY_TABLE: EarlyTable
/** Where the second script is (draw.ts). */
declare const EARLY_DRAW: string

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
  for (const file of page.files) name(table.files[file] ?? '')
  const early: Early = { config: null, answers: new Map() }
  // A shared computer may have been left: whether it is locked is decided first (idle-lock.ts). Customers see no page
  // of the pharmacy's, so that nothing of one is asked for in front of them.
  const token = own || isCounterMode() ? undefined : session?.token
  if (token !== undefined) ask(early, page.questions, token)
  const config = fetch('/config.json', { headers: { accept: 'application/json' }, cache: 'no-store' })
  early.config = config.then(async (response) => {
    if (!(await isAsExpected(response.clone()))) early.answers.clear()
    return response
  })
  early.config.catch(() => undefined)
  window.kiosqueEarly = early
  const draw = EARLY_DRAW
  if (token !== undefined && page.questions[0]?.startsWith('/contents'))
    early.drawn = import(/* @vite-ignore */ draw).then(
      () => early.drawing,
      () => undefined,
    )
}

const APP = 'kiosque'

/**
 * Asked beside the settings, not after them: they nearly always say what is expected here. Where they say something else,
 * nothing of the answers is used.
 */
function ask({ answers }: Early, questions: readonly string[], token: string): void {
  const headers = callHeaders({ app: APP, environment: environmentId(), isCounter: false, token })
  for (const question of questions) {
    const response = fetch(`/api/v1${question}`, { headers, credentials: 'omit' })
    response.catch(() => undefined)
    answers.set(`/api/v1${question}`, { headers: JSON.stringify(headers), response })
  }
}

type Told = { api_base_url?: string; app?: string; maintenance?: boolean }

/** The API is here, open, and called as it was. */
async function isAsExpected(config: Response): Promise<boolean> {
  const told = (await config.json().catch(() => null)) as Told | null
  const base = new URL(told?.api_base_url || '/', location.origin)
  const isHere = base.origin === location.origin && /^\/(?:api\/v1\/?)?$/.test(base.pathname)
  return told?.maintenance === false && isHere && (told.app || APP) === APP
}

/** Asked for once the document is drawn (first-frame.ts). */
function name(file: string): void {
  const link = document.createElement('link')
  const isSheet = file.endsWith('.css')
  link.crossOrigin = ''
  link.href = `/${file}`
  if (isSheet) link.as = 'style'
  link.dataset['rel'] = isSheet ? 'preload' : 'modulepreload'
  document.head.append(link)
}
