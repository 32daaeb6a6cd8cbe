import type { Session } from '../../lib/session-store.ts'

/** S8-06: an answer between 300 and 499 is an ordinary event, everything else is worth a report. */
export function isReported(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true
  const facts = error as { status?: unknown; code?: unknown }
  if (facts.code === 'aborted') return false
  const status = facts.status
  return !(typeof status === 'number' && status >= 300 && status <= 499)
}

/** S4-03. */
export type ReportUser = {
  id: string
  pharmacy_code: string | null
  group: string | null
  profile: 'Utilisateur'
}

export function reportUser(session: Session | null): ReportUser | null {
  if (!session) return null
  const drugstore = session.account?.drugstore ?? null
  return {
    id: String(session.me.id),
    pharmacy_code: drugstore?.cip_officine ?? null,
    group: drugstore?.group_name ?? null,
    profile: 'Utilisateur',
  }
}

export type Settings = { dsn: string; release: string | null }
type Send = (error: unknown, user: ReportUser | null) => void

/** A page that fails again and again says nothing new after these. */
const MOST_REPORTS = 30

/** Reports of one page: each error once, from the moment there is somewhere to send them. */
export function createReports() {
  let settings: Settings | null = null
  let user: ReportUser | null = null
  let count = 0
  let client: Promise<Send> | null = null
  const seen = new WeakSet<object>()
  const listening = new AbortController()

  async function loadClient(known: Settings): Promise<Send> {
    client ??= import('./sentry-client.ts').then(({ createSend }) => createSend(known))
    try {
      return await client
    } catch (error) {
      client = null
      throw error
    }
  }

  function report(error: unknown): void {
    if (!settings || !isReported(error)) return
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    count += 1
    if (count > MOST_REPORTS) return
    // Whoever it happened to, even if they sign out while the client is on its way.
    const who = user
    void loadClient(settings)
      .then((send) => send(error, who))
      .catch(() => undefined)
  }

  function start({ dsn, release }: { dsn: string | null; release: string | null }): void {
    if (!dsn) return
    const known = { dsn, release }
    settings = known
    const { signal } = listening
    addEventListener('error', (event) => report(event.error ?? event.message), { signal })
    addEventListener('unhandledrejection', (event) => report(event.reason), { signal })
    // Once the page is there, before anything fails: a client asked for when the network is gone never comes.
    const load = () => void loadClient(known).catch(() => undefined)
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 10_000 })
    else setTimeout(load, 5_000)
  }

  const setUser = (next: ReportUser | null): void => {
    user = next
  }
  return { start, setUser, report, stop: () => listening.abort() }
}

const page = createReports()

/** Without a DSN nothing is listened to, and the client is never loaded. */
export const startReporting = page.start
export const setReportUser = page.setUser
/** Sends an error once; does nothing without a DSN. */
export const report = page.report
