import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { NOTHING_COLLECTED, withoutPersonalWords } from '@kiosque/contract/domain/error-reports'
import type { ReportUser, Settings } from './error-report.ts'

/**
 * Sentry's own client, loaded only where a DSN is configured. None of its defaults: they keep what was clicked, typed
 * and asked for beside an error, and its address with the query, which may hold a one-time token.
 */
export function createSend({ dsn, release }: Settings): (error: unknown, user: ReportUser | null) => void {
  const client = new BrowserClient({
    dsn,
    ...(release === null ? {} : { release }),
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { credentials: 'omit' } },
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    dataCollection: NOTHING_COLLECTED,
    sendClientReports: false,
    beforeSend: withoutPersonalWords,
  })
  client.init()

  return (error, user) => {
    const scope = new Scope()
    scope.setClient(client)
    if (user) {
      scope.setUser({ ...user })
      scope.setTags({ pharmacy_code: user.pharmacy_code, group: user.group, profile: user.profile })
    }
    scope.addEventProcessor((event) => ({ ...event, request: { url: location.origin + location.pathname } }))
    scope.captureException(error)
  }
}
