import type { Socket } from 'node:net'
import { LogController, type FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'
import { originForm, readAsGet } from './request-form.ts'

const MIB = 1_048_576

/** Every wait has an end: Fastify's own defaults have none. */
export function serverOptions(env: Pick<Env, 'trustProxy'>): FastifyServerOptions {
  return {
    trustProxy: env.trustProxy,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: MIB,
    // Enough for 30 MB on a slow line, short enough for those who never finish: looked at every five seconds, they are
    // gone within a minute (G14).
    requestTimeout: 54_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    exposeHeadRoutes: false,
    // The first that sees a request: what its method and address are read as is settled before anything looks at them.
    rewriteUrl(request) {
      readAsGet(request)
      return originForm(request.url ?? '/')
    },
    clientErrorHandler: answerUnreadable,
  } as FastifyServerOptions
}

/** What is not even HTTP gets the shape of any other error; then the connection is closed. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request'
  const body = JSON.stringify({
    message: 'Cette demande est illisible. Vérifiez-la puis réessayez.',
    code: 'bad_request',
    request_id: crypto.randomUUID(),
  })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  )
}
