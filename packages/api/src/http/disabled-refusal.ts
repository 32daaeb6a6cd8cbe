import { forbidden, type AppError } from '../errors.ts'
import type { Viewer } from './viewer.ts'

/**
 * Why a disabled pharmacy is refused (D3-10): said wherever it asks, also on routes open to passers-by, which do not look
 * at who is signed in. Null for everyone else.
 */
export function disabledRefusal(viewer: Pick<Viewer, 'is_disabled' | 'right_id'> | null): AppError | null {
  const isRefused = viewer?.is_disabled === true && viewer.right_id === null
  return isRefused ? forbidden('account_disabled', 'Votre compte a été désactivé') : null
}
