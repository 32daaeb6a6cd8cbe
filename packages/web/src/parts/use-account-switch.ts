import { useRef } from 'react'
import type { Account } from '@kiosque/contract/wire/identity'
import { accountName } from '../lib/account-words.ts'
import { messageFor } from '../lib/api.ts'
import { switchAccount } from '../lib/session.ts'
import type { Session } from '../lib/session.ts'
import { toast } from '../ui/toast.tsx'

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
