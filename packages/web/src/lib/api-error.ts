export type FieldErrors = Record<string, string[]>

/** Every failed call, whether the server answered (status, code of D2-03) or not (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors
  readonly requestId: string | null
  /** Seconds to wait, when the server says so (429, 503). */
  readonly retryAfter: number | null

  constructor(
    message: string,
    facts: {
      status: number
      code: string
      errors?: FieldErrors
      requestId?: string | null
      retryAfter?: number | null
    },
  ) {
    super(message)
    this.status = facts.status
    this.code = facts.code
    this.errors = facts.errors ?? {}
    this.requestId = facts.requestId ?? null
    this.retryAfter = facts.retryAfter ?? null
  }
}

/** S8-05: the technical messages, in English, for consoles and reports. */
export const networkError = () => new ApiError('Network Error', { status: 0, code: 'network_error' })
export const timeoutError = (ms: number) =>
  new ApiError(`timeout of ${ms}ms exceeded`, { status: 0, code: 'timeout' })
export const abortedError = () => new ApiError('Request aborted', { status: 0, code: 'aborted' })

const SHOWN: Record<string, string> = {
  network_error: 'Connexion impossible. Vérifiez votre réseau puis réessayez.',
  timeout: 'Le serveur n’a pas répondu à temps.',
  aborted: 'La demande a été interrompue.',
}

/** What a person reads: the server's French sentence, or ours when it could not answer. */
export function messageFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Une erreur inattendue est survenue. Réessayez dans un instant.'
  const own = SHOWN[error.code]
  if (own) return own
  const message = error.message || 'Une erreur est survenue. Réessayez dans un instant.'
  // « Certaines informations sont à corriger. » never stands alone: which ones, and why, goes with it.
  const reasons = error.code === 'invalid' ? [...new Set(Object.values(error.errors).flat())] : []
  return [message, ...reasons.filter((reason) => reason !== message)].join(' ')
}

/** An error answer (D2-03), or any body a proxy may put in its place. */
export function errorFrom(status: number, body: unknown, headers: Headers): ApiError {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const wait = Number(headers.get('retry-after'))
  const message =
    typeof given['message'] === 'string' ? given['message'] : FALLBACKS[Math.floor(status / 100)]
  return new ApiError(message ?? 'Une erreur est survenue. Réessayez dans un instant.', {
    status,
    code: typeof given['code'] === 'string' ? given['code'] : `http_${status}`,
    errors: readFieldErrors(given['errors']),
    requestId: typeof given['request_id'] === 'string' ? given['request_id'] : headers.get('x-request-id'),
    retryAfter: Number.isFinite(wait) && wait > 0 ? wait : null,
  })
}

const FALLBACKS: Record<number, string> = {
  4: 'Cette demande n’a pas pu aboutir.',
  5: 'Le service est momentanément indisponible. Réessayez dans un instant.',
}

function readFieldErrors(raw: unknown): FieldErrors {
  if (typeof raw !== 'object' || raw === null) return {}
  const entries = Object.entries(raw).map(([field, messages]) => {
    const list = Array.isArray(messages) ? messages : [messages]
    return [field, list.filter((message): message is string => typeof message === 'string')] as const
  })
  return Object.fromEntries(entries)
}
