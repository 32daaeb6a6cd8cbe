import {
  createStackParser,
  createTransport,
  linkedErrorsIntegration,
  Scope,
  type Transport,
  type BaseTransportOptions,
} from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { NOTHING_COLLECTED, withoutPersonalWords } from '@kiosque/contract/domain/error-reports'
import type { ErrorReports, ReportFacts } from './error-reports.ts'

const SEND_MS = 10_000
const FLUSH_MS = 2_000

/**
 * Sentry’s client for servers without what its package for Node adds: no module is patched, no request is followed, no
 * variable is read. It is handed an error and sends its name, its words and its frames.
 */
export function createSentryClient(dsn: string, release: () => string) {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.versions.node },
    transport,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkedErrorsIntegration()],
    dataCollection: { ...NOTHING_COLLECTED, frameContextLines: 0 },
    sendClientReports: false,
    traceLifecycle: 'static',
    // A build may be put in place under a running server.
    beforeSend: (event) => ({ ...withoutPersonalWords(event), release: release() }),
  })
  client.init()

  return {
    send(error: unknown, { request_id, ...tags }: ReportFacts): void {
      const scope = new Scope()
      scope.setClient(client)
      scope.setTags(tags)
      if (request_id !== undefined) scope.setExtra('request_id', request_id)
      scope.captureException(error)
    },
    flush: (async () => void (await client.flush(FLUSH_MS))) satisfies ErrorReports['flush'],
  }
}

function transport(options: BaseTransportOptions): Transport {
  return createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      // A copy: the client’s own type says nothing of what holds the bytes.
      body: typeof body === 'string' ? body : Uint8Array.from(body),
      signal: AbortSignal.timeout(SEND_MS),
      ...(options.headers ? { headers: options.headers } : {}),
    })
    // Read to its end, so that the connection serves again.
    await response.arrayBuffer()
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    }
  })
}
