import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '@kiosque/contract/wire/common'
import {
  AppError,
  badRequest,
  conflict,
  invalid,
  notFound,
  storageFull,
  tooLarge,
  unavailable,
  wrongType,
} from '../errors.ts'
import { isDatabaseLost } from '../db/database-lost.ts'
import type { Report } from '../error-reports/error-reports.ts'

const internal = (cause: unknown) =>
  new AppError(500, 'internal', 'Une erreur est survenue de notre côté. Réessayez dans un instant.', {
    cause,
  })

/** Whatever was thrown, as the one answer it deserves. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code = '', statusCode } = error as Partial<FastifyError>
  return fromDatabase(String(code), error) ?? fromFastify(String(code), statusCode) ?? internal(error)
}

function fromDatabase(code: string, error: unknown): AppError | null {
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return storageFull()
  if (isDatabaseLost(error)) return unavailable()
  switch (code) {
    case '23505':
      return conflict('already_exists', 'Cela existe déjà.')
    case '23503':
      return conflict('still_referenced', 'Un élément lié manque, ou dépend encore de celui-ci.')
    case '40001':
    case '40P01':
      return conflict('try_again', 'Quelqu’un a modifié la même chose au même instant. Réessayez.')
    // The last net under the schemas: number out of range, unreadable text, bad date, too long.
    case '22003':
    case '22P02':
    case '22021':
    case '22P05':
    case '22007':
    case '22008':
    // A limit of the engine itself: a value no index can hold.
    case '54000':
      return invalid({}, 'invalid', 'Une des valeurs données n’est pas acceptée.')
    default:
      return null
  }
}

function fromFastify(code: string, status: number | undefined): AppError | null {
  if (status === undefined || status < 400 || status >= 500) return null
  switch (status) {
    case 404:
      return notFound()
    case 413:
      return tooLarge()
    case 415:
      return wrongType()
    case 408:
      return new AppError(408, 'timeout', 'La demande a mis trop de temps à arriver. Réessayez.')
    default:
      return code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
        ? badRequest('malformed_json', 'Cette demande n’est pas du JSON lisible.')
        : badRequest()
  }
}

export function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  const { message, code, errors } = error
  return { message, code, request_id: requestId, ...(errors ? { errors } : {}) }
}

/** The sender left before the end of what they sent: nobody reads the answer, and it is no fault of ours. */
const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** Answers an error; only what is our own fault is logged and reported, and never with what the person sent. */
export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  report: Report = () => undefined,
): FastifyReply {
  const isGone = isAborted(request)
  const error = isGone ? badRequest('aborted', 'Cet envoi a été interrompu.') : asAppError(thrown)
  if (isGone) request.log.info({ code: (thrown as { code?: string }).code }, 'aborted by the sender')
  if (error.status >= 500 && error.code !== 'maintenance') {
    const cause = (error.cause ?? thrown) as Error & { code?: string; constraint?: string }
    request.log.error(
      {
        name: cause.name,
        code: cause.code,
        constraint: cause.constraint,
        reason: cause.message,
        stack: cause.stack,
      },
      'request failed',
    )
    const { method, routeOptions, id } = request
    report(cause, { method, route: routeOptions.url, status: error.status, request_id: id })
  }
  // What the success had begun to say of itself: compressed, named as a file, of such a version.
  for (const name of ['content-encoding', 'content-disposition', 'content-length', 'etag', 'last-modified'])
    void reply.removeHeader(name)
  void reply
    .code(error.status)
    .headers({ ...error.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
  // A string: an error must not pass through the schema of a success.
  return reply
    .serializer((body: unknown) => String(body))
    .send(JSON.stringify(errorBodyOf(error, request.id)))
}
