import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { asAppError, errorBodyOf } from '../../http/error-answer.ts'

/** Told how far the work is, in whole percents. */
export type Watch = (percent: number) => void

export const LINES_TYPE = 'application/x-ndjson'

/** Part of the way as percents of the whole, between two of them. */
export const between = (watch: Watch, from: number, to: number) => (done: number, total: number) =>
  watch(Math.min(to, from + Math.floor(((to - from) * done) / Math.max(1, total))))

/**
 * Whoever accepts lines of JSON is told how far the import is, line by line, and gets the report, or the refusal, as
 * the last one; others get the report alone. Nothing is kept between the two: any process may answer.
 */
export async function answerWatched<Report extends ImportReport>(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (watch: Watch) => Promise<Report>,
): Promise<Report | FastifyReply> {
  if (!request.headers.accept?.includes(LINES_TYPE)) return run(() => undefined)
  const lines = new PassThrough()
  const say = (line: object) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`)
  }
  let said = 0
  say({ percent: 0 })
  const work = run((percent) => {
    if (percent <= said) return
    said = percent
    say({ percent })
  })
  work
    .then(
      (report) => say({ report }),
      (thrown: unknown) => {
        const error = asAppError(thrown)
        const { name, message, stack } = (error.cause ?? error) as Error
        if (error.status >= 500) {
          request.log.error({ name, reason: message, stack }, 'import failed')
          request.server.deps.report(error.cause ?? error, {
            method: request.method,
            route: request.routeOptions.url,
            status: error.status,
            request_id: request.id,
          })
        }
        say({ error: { status: error.status, ...errorBodyOf(error, request.id) } })
      },
    )
    .finally(() => lines.end())
  return reply
    .type(`${LINES_TYPE}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(lines)
}
