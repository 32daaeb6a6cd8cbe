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

/** Where a DSN wants its envelopes; null when it is no DSN. */
export function envelopeUrl(dsn: string): string | null {
  try {
    const url = new URL(dsn)
    const parts = url.pathname.split('/').filter(Boolean)
    const project = parts.pop()
    if (!url.username || !project) return null
    const prefix = parts.length ? `/${parts.join('/')}` : ''
    return `${url.protocol}//${url.host}${prefix}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`
  } catch {
    return null
  }
}

type Facts = {
  error: unknown
  dsn: string
  user: ReportUser | null
  release: string | null
  path: string
  at: Date
  id: string
}

/** One Sentry envelope. The address goes without its query: it may hold a one-time token. */
export function envelopeFor({ error, dsn, user, release, path, at, id }: Facts): string {
  const known = error instanceof Error ? error : new Error(String(error))
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release,
    request: { url: path },
    user,
    tags: user ? { pharmacy_code: user.pharmacy_code, group: user.group, profile: user.profile } : {},
    exception: { values: [{ type: known.name, value: known.message }] },
    extra: { stack: known.stack ?? null },
  }
  return [
    JSON.stringify({ event_id: id, sent_at: at.toISOString(), dsn }),
    JSON.stringify({ type: 'event' }),
    JSON.stringify(event),
  ].join('\n')
}

let dsn: string | null = null
let user: ReportUser | null = null
let release: string | null = null
const seen = new WeakSet<object>()

export function startReporting(settings: { dsn: string | null; release: string | null }): void {
  dsn = settings.dsn
  release = settings.release
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
}

export function setReportUser(next: ReportUser | null): void {
  user = next
}

/** Sends an error once; does nothing without a DSN. */
export function report(error: unknown): void {
  if (!dsn || !isReported(error)) return
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return
    seen.add(error)
  }
  const url = envelopeUrl(dsn)
  if (!url) return
  const id = crypto.randomUUID().replaceAll('-', '')
  const body = envelopeFor({
    error,
    dsn,
    user,
    release,
    path: location.origin + location.pathname,
    at: new Date(),
    id,
  })
  void fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'text/plain' },
  }).catch(() => undefined)
}
