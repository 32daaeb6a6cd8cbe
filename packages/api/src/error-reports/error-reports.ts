/** Where it happened, never to whom: the request’s number leads to its line in the log. */
export interface ReportFacts {
  method?: string | undefined
  /** The pattern of the route: the address itself may carry a link’s secret. */
  route?: string | undefined
  status?: number | undefined
  request_id?: string | undefined
  job?: string | undefined
}

/** Tells whoever watches over the servers; never throws, and waits for nobody. */
export type Report = (error: unknown, facts?: ReportFacts) => void

export interface ErrorReports {
  report: Report
  /** Sends what is on its way, for two seconds at most: the process is about to end. */
  flush(): Promise<void>
}

export const noReports: ErrorReports = { report: () => undefined, flush: async () => undefined }

/** A database that is away fails every request: beyond these, a minute says nothing new. */
const MOST_A_MINUTE = 30

/** Reports to the collector of a DSN. Without one, its client is not even read. */
export async function openErrorReports(dsn: string | null, release: () => string): Promise<ErrorReports> {
  if (dsn === null) return noReports
  const { createSentryClient } = await import('./sentry-client.ts')
  const client = createSentryClient(dsn, release)
  let minute = { startedAt: -Infinity, count: 0 }
  return {
    report(error, facts = {}) {
      const at = performance.now()
      if (at - minute.startedAt > 60_000) minute = { startedAt: at, count: 0 }
      minute.count += 1
      if (minute.count <= MOST_A_MINUTE) client.send(error, facts)
    },
    flush: client.flush,
  }
}
