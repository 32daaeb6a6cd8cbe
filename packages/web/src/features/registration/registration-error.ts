import { ApiError } from '../../lib/api.ts'

const FIELD_OF: Record<string, string> = {
  drugstore_unknown: 'cip_officine',
  drugstore_disabled: 'cip_officine',
  already_managed: 'cip_officine',
  siret_mismatch: 'siret',
  email_taken: 'email',
}

const SENTENCES: Record<string, string> = {
  drugstore_unknown:
    'Ce code ne correspond à aucune officine du réseau. Vérifiez les sept chiffres ou contactez le siège.',
  already_managed: 'Cette pharmacie a déjà un compte. Demandez une invitation à son titulaire.',
}

/** The server’s refusal, put beside the field it is about. */
export function beside(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const field = FIELD_OF[error.code]
  if (!field) return error
  const message = SENTENCES[error.code] ?? error.message
  const { status, code, requestId } = error
  return new ApiError(message, { status, code, requestId, errors: { [field]: [message] } })
}
