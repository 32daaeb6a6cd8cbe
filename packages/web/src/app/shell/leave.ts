import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { local } from '../../lib/browser-storage.ts'
import { contactDraftKey } from '../../lib/contact-draft-key.ts'
import { getSession, signOut } from '../../lib/session.ts'

/** The sign-in page is asked for first, so that no guard sends there with an address to come back to. */
export function leave(): void {
  const session = getSession()
  // A counter's computer is everybody's: what was typed there stays no longer than whoever typed it.
  if (session) local.remove(contactDraftKey(session.me.id))
  go(paths.login())
  signOut()
}
