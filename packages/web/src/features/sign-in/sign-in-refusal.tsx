import { ApiError } from '../../lib/api.ts'
import { formatTime } from '../../lib/format-time.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'

export type Refusal = { kind: 'credentials' } | { kind: 'throttled'; message: string; until: Date | null }

/** What a refused sign-in is about; null for anything else, which the form says by itself. */
export function refusalOf(error: unknown, now: Date): Refusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'invalid_credentials') return { kind: 'credentials' }
  if (error.status !== 429) return null
  const until = error.retryAfter === null ? null : new Date(now.getTime() + error.retryAfter * 1000)
  return { kind: 'throttled', message: error.message, until }
}

/** The same words whether or not the address is known. */
export function SignInRefusal({ refusal }: { refusal: Refusal }) {
  const reset = (
    <a className="link" style={{ color: 'inherit' }} href={paths.passwordReset()}>
      réinitialisez votre mot de passe
    </a>
  )
  if (refusal.kind === 'credentials')
    return (
      <Alert tone="danger" title="Adresse e-mail ou mot de passe incorrect.">
        Vérifiez votre saisie ou {reset}.
      </Alert>
    )
  return (
    <Alert tone="danger" title={refusal.message}>
      {refusal.until && <>Vous pourrez recommencer à {formatTime(refusal.until)}. </>}
      En attendant, {reset} si vous l’avez oublié.
    </Alert>
  )
}
