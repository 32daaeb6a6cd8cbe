import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Frame {
  filename?: string
  function?: string
  lineno?: number
}

export interface ReportedEvent {
  release?: string
  level?: string
  platform?: string
  tags?: Record<string, unknown>
  extra?: Record<string, unknown>
  user?: unknown
  request?: unknown
  exception: { values: { type: string; value: string; stacktrace?: { frames: Frame[] } }[] }
}

export interface Envelope {
  path: string
  headers: IncomingHttpHeaders
  item: unknown
  event: ReportedEvent
  text: string
}

/** A real server where a Sentry would be: keeps the envelopes it is sent (D15-11). */
export async function openCollector(status = 200) {
  const envelopes: Envelope[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const [, item, event] = text.split('\n').map((line) => JSON.parse(line) as unknown)
      const { url: path = '', headers } = request
      envelopes.push({ path, headers, item, event: event as ReportedEvent, text })
      response.writeHead(status).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    dsn: `http://cle@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    envelopes,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Collector = Awaited<ReturnType<typeof openCollector>>
