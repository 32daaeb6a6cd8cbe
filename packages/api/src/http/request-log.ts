import type { IncomingHttpHeaders } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'
import type { Screen } from '../kit/progress.ts'
import type { App } from './app-type.ts'
import { readableStream } from './readable-log.ts'

/** Lines to read in a terminal, JSON anywhere else. */
function streamOf(screen: Screen | undefined) {
  if ((screen ?? process.stdout).isTTY) return { stream: readableStream(screen ?? process.stdout) }
  // Left to itself the logger writes to the standard output by the shortest way.
  return screen === undefined ? {} : { stream: { write: (line: string) => void screen.write(line) } }
}

/** The default request lines are off: they hold addresses and queries. */
function loggerOptions(
  env: Pick<Env, 'logLevel'>,
  screen?: Screen,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: env.logLevel,
    ...streamOf(screen),
    redact: { paths: ['*.authorization', '*.password', '*.token', '*.secret'], remove: true },
    // Whatever Fastify logs by itself about a request or an answer: nothing of it.
    serializers: { req: () => ({}), res: () => ({}) },
  }
}

/** A logger that exists before the application does; `screen` stands for the standard output. */
export function createLog(env: Pick<Env, 'logLevel'>, screen?: Screen): FastifyBaseLogger {
  return fastify({ logger: loggerOptions(env, screen) }).log
}

/**
 * One line per answer: who (a number), which route (its pattern, never the address, which may carry a link's
 * secret), what came of it. No body, no header, no IP address.
 */
export function logAnswers(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (reply.statusCode < 500 && !isWritten('info', app.log.level)) return
    const { url, config } = request.routeOptions
    if (!config.access || url === '/healthz' || url === '/readyz' || url === '/metrics') return
    const line = answeredLine({
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      viewer: request.viewerOrNull,
      headers: request.headers,
    })
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}

export function answeredLine(answered: {
  method: string
  route: string | undefined
  status: number
  ms: number
  viewer: { user_id: number } | null
  headers: IncomingHttpHeaders
}) {
  const { method, route, status, ms, viewer, headers } = answered
  return {
    method,
    route,
    status,
    ms: Math.round(ms),
    user_id: viewer?.user_id,
    app: headerText(headers['app']),
    client: headerText(headers['type']),
  }
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function isWritten(level: string, threshold: string): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(threshold)
}

// Declared by the client (D2-04), so anything: only what looks like a name is recorded.
function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w.-]{1,40}$/.test(value) ? value : undefined
}
