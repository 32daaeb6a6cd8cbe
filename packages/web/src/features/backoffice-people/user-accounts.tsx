import { useState } from 'react'
import { groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Account } from '@kiosque/contract/wire/identity'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useChangeAccount, useRemoveAccount } from './people.queries.ts'
import { DRUGSTORE_ROLE_OPTIONS, readType } from './role-options.ts'

type UserAccountsProps = {
  user: AdminUser
  isSelf: boolean
  drugstoreHref: (id: number) => string
  onChanged: (what: string) => void
}

const placeOf = (account: Account) =>
  account.drugstore?.name ?? (account.type === 1000 ? 'Siège' : 'Sans officine')

/** Every account of the person: its role can change, or the account can go. Reasons to refuse are said in place. */
export function UserAccounts({ user, isSelf, drugstoreHref, onChanged }: UserAccountsProps) {
  const change = useChangeAccount()
  const remove = useRemoveAccount()
  const [removing, setRemoving] = useState<Account | null>(null)

  function changeType(account: Account, text: string) {
    const type = readType(text)
    if (type === null || type === account.type || change.isPending) return
    remove.reset()
    const said = `${placeOf(account)}\u00A0: ${accountTypeLabel(type)}`
    void change.mutateAsync({ id: account.id, type }).then(
      () => onChanged(said),
      () => undefined,
    )
  }

  if (user.accounts.length === 0) return <p className="muted">Cette personne n’a aucun compte.</p>
  return (
    <div className="stack">
      <Refusal error={remove.error ?? change.error} />
      <ul className="bo-rows">
        {user.accounts.map((account) => (
          <li key={account.id} className="row between">
            <div>
              {account.drugstore ? (
                <a className="link" href={drugstoreHref(account.drugstore.id)}>
                  {account.drugstore.name}
                </a>
              ) : (
                <b>{placeOf(account)}</b>
              )}
              <span className="xs muted bo-who__sub">
                {account.drugstore
                  ? `${account.drugstore.city}, CIP ${account.drugstore.cip_officine}, ${groupLabel(account.drugstore.group_name)}`
                  : accountTypeLabel(account.type)}
              </span>
            </div>
            <span className="row" style={{ gap: 8 }}>
              {account.drugstore && (
                <select
                  className="select select--sm"
                  aria-label={`Rôle à ${account.drugstore.name}`}
                  value={String(account.type)}
                  onChange={(event) => changeType(account, event.target.value)}
                >
                  {account.type === 0 && <option value="0">{accountTypeLabel(0)}</option>}
                  {DRUGSTORE_ROLE_OPTIONS.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              )}
              {account.type === 1000 ? (
                <span className="xs muted">Suit le droit au siège</span>
              ) : (
                !isSelf && (
                  <Button variant="danger-ghost" size="sm" onClick={() => setRemoving(account)}>
                    Retirer
                    <span className="sr-only"> le compte {placeOf(account)}</span>
                  </Button>
                )
              )}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={`Retirer le compte «\u00A0${removing ? placeOf(removing) : ''}\u00A0»\u202F?`}
        confirmLabel="Retirer le compte"
        onConfirm={async () => {
          if (!removing) return
          change.reset()
          const said = `Compte ${placeOf(removing)} retiré`
          // A refusal is said above the list, once the question is closed.
          await remove.mutateAsync(removing.id).then(
            () => onChanged(said),
            () => undefined,
          )
        }}
      >
        <p>
          {user.first_name} {user.last_name} n’aura plus accès à Kiosque par ce compte. Ses sessions ouvertes
          sur ce compte prennent fin aussitôt.
        </p>
      </ConfirmDialog>
    </div>
  )
}
