export type FieldErrors = Record<string, string[]>

interface Extra {
  errors?: FieldErrors
  headers?: Record<string, string>
  cause?: unknown
}

/** An answer other than success: `message` is French for a person, `code` English for a program (D2-03). */
export class AppError extends Error {
  readonly status: number
  /** Fastify reads this name. */
  readonly statusCode: number
  readonly code: string
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string> | undefined

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause })
    this.name = 'AppError'
    this.status = status
    this.statusCode = status
    this.code = code
    this.errors = extra.errors
    this.headers = extra.headers
  }
}

export const badRequest = (
  code = 'bad_request',
  message = 'Cette demande est illisible. Vérifiez-la puis réessayez.',
) => new AppError(400, code, message)

export const unauthorized = (
  code = 'unauthenticated',
  message = 'Votre session a pris fin. Connectez-vous de nouveau.',
) => new AppError(401, code, message)

export const forbidden = (
  code = 'forbidden',
  message = 'Vous n’avez pas accès à cette page ou à cette action.',
) => new AppError(403, code, message)

/** Absent, or not visible to this viewer: the two must not be told apart. */
export const notFound = (
  code = 'not_found',
  message = 'Ce que vous cherchez n’existe pas ou ne vous est pas ouvert.',
) => new AppError(404, code, message)

export const conflict = (code: string, message: string) => new AppError(409, code, message)

/** Someone else saved since this was read: the sentence is for a person, the header for a program that compares. */
export const staleVersion = (message: string, current: number) =>
  new AppError(409, 'stale', message, {
    errors: { version: [message] },
    headers: { 'x-current-version': String(current) },
  })

export const tooLarge = (message = 'Cet envoi est trop volumineux.') =>
  new AppError(413, 'too_large', message)

export const wrongType = (message = 'Ce type de contenu n’est pas accepté ici.') =>
  new AppError(415, 'unsupported_media_type', message)

export const invalid = (
  errors: FieldErrors,
  code = 'invalid',
  message = 'Certaines informations sont à corriger.',
) => new AppError(422, code, message, { errors })

export const tooMany = (
  seconds: number,
  message = `Trop de tentatives. Réessayez dans ${waitText(seconds)}.`,
) => new AppError(429, 'too_many_requests', message, { headers: { 'retry-after': String(seconds) } })

export const unavailable = (
  code = 'unavailable',
  message = 'Le service est momentanément indisponible. Réessayez dans un instant.',
) => new AppError(503, code, message, { headers: { 'retry-after': '5' } })

/** Whoever asked has left: nobody reads this answer, the log and the counters do. */
export const departed = () =>
  new AppError(499, 'client_left', 'Cette demande a été abandonnée avant sa réponse.')

export const isDeparture = (error: unknown): boolean => error instanceof AppError && error.status === 499

export const maintenance = () =>
  new AppError(
    503,
    'maintenance',
    'Kiosque est en maintenance. Vos données sont en sécurité : revenez bientôt.',
    {
      headers: { 'retry-after': '300' },
    },
  )

export const storageFull = () =>
  new AppError(507, 'insufficient_storage', 'Il n’y a plus de place pour enregistrer. Le siège est prévenu.')

export function waitText(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? '1 seconde' : `${seconds} secondes`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
