import { useRef } from 'react'
import type { Account } from '@kiosque/contract/wire/identity'
import { messageFor } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { signOut, switchAccount } from '../../lib/session.ts'
import type { Session } from '../../lib/session-store.ts'
import { toast } from '../../ui/toast.tsx'
import { accountName } from '../../lib/account-words.ts'

/** The page stays if the other account may see it; the guards of the router send home otherwise. */
export function useAccountSwitch(session: Session) {
  const busy = useRef(false)
  return async function change(account: Account) {
    if (busy.current || account.id === session.account?.id) return
    busy.current = true
    try {
      await switchAccount(account)
      toast({ title: 'Compte changé', text: `Vous êtes maintenant sur ${accountName(account, session)}.` })
    } catch (error) {
      toast({ title: 'Le compte n’a pas changé', text: messageFor(error), tone: 'err' })
    } finally {
      busy.current = false
    }
  }
}

/** The sign-in page is asked for first, so that no guard sends there with an address to come back to. */
export function leave(): void {
  go(paths.login())
  signOut()
}
