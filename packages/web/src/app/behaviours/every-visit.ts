import { api } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { getSession, signOut } from '../../lib/session.ts'
import { sayFarewell } from './farewell.ts'
import { checkValidity } from './validity-check.ts'

/** S8-01, worded exactly so. Told once, however many calls were refused together. */
export function endDisabledSession(): void {
  if (!getSession()) return
  sayFarewell({ title: 'Déconnexion', text: 'Votre compte a été désactivé', tone: 'err' })
  go(paths.login())
  signOut()
}

/** S4-06, beside the page and never before it: the API refuses a disabled pharmacy anyway. */
export function beforeEveryVisit(path: string): void {
  void checkValidity({
    session: getSession(),
    path,
    readValidity: (drugstoreId) => api.get(`/drugstores/validity/${drugstoreId}`),
    onDisabled: endDisabledSession,
  })
}
