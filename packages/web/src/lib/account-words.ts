import { accountTypeLabel, rightLabel } from '@kiosque/contract/domain/roles'
import type { Account } from '@kiosque/contract/wire/identity'
import type { Session } from './session-store.ts'

export function personName({ me }: Pick<Session, 'me'>): string {
  return `${me.first_name} ${me.last_name}`.trim() || me.email
}

/** The pharmacy, or the head office, or the person when the account belongs to neither. */
export function accountName(account: Account | null, session: Session): string {
  if (account?.drugstore) return account.drugstore.name
  if (account?.type === 1000) return 'Siège du réseau'
  return personName(session)
}

export function roleName(account: Account | null, session: Session): string {
  if (account?.type === 1000 && session.me.right_id) return rightLabel(session.me.right_id)
  return account ? accountTypeLabel(account.type) : 'Sans compte'
}

/** Under the name of the account in use: who uses it, unless the account bears their own name, and as what. */
export function holderLine(session: Session): string {
  const person = personName(session)
  const role = roleName(session.account, session)
  return accountName(session.account, session) === person ? role : `${person} · ${role}`
}

/** « Titulaire · CIP 2034781 ». */
export function accountDetail(account: Account, session: Session): string {
  const role = roleName(account, session)
  return account.drugstore ? `${role} · CIP ${account.drugstore.cip_officine}` : role
}
