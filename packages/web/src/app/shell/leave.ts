import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { signOut } from '../../lib/session.ts'

/** The sign-in page is asked for first, so that no guard sends there with an address to come back to. */
export function leave(): void {
  go(paths.login())
  signOut()
}
