import { useState } from 'react'
import { IconPlus, IconSwitchHorizontal } from '@tabler/icons-react'
import { accountName, roleName } from '../../lib/account-words.ts'
import type { Session } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAccountSwitch } from '../../parts/use-account-switch.ts'
import './account-switcher.css'
import '../../parts/account-line.css'

const TONES = ['dark', 'blue', 'green', 'sand'] as const

/** S7-25: the accounts one may switch to; the current one is marked in words. */
export function AccountSwitcher({ session }: { session: Session }) {
  const change = useAccountSwitch(session)
  const [explaining, setExplaining] = useState(false)

  return (
    <section aria-labelledby="mes-comptes">
      <h2 id="mes-comptes" className="h3" style={{ marginBottom: 12 }}>
        Mes comptes
      </h2>
      <div className="switcher">
        {session.accounts.map((account, index) => {
          const isCurrent = account.id === session.account?.id
          return (
            <button
              key={account.id}
              type="button"
              className="acct"
              aria-current={isCurrent || undefined}
              onClick={() => void change(account)}
            >
              <Avatar name={accountName(account, session)} tone={TONES[index % 4] ?? 'dark'} square />
              <span className="grow">
                <b>{accountName(account, session)}</b>
                <small>
                  {account.drugstore && `${account.drugstore.city} · `}
                  {roleName(account, session)}
                </small>
              </span>
              {isCurrent ? (
                <Badge tone="green">Actif</Badge>
              ) : (
                <IconSwitchHorizontal className="i" aria-hidden="true" />
              )}
            </button>
          )
        })}
        {session.me.right_id === null && (
          <button type="button" className="acct acct--add" onClick={() => setExplaining(true)}>
            <IconPlus className="i" aria-hidden="true" />
            Rattacher une officine
          </button>
        )}
      </div>
      <Dialog
        open={explaining}
        onClose={() => setExplaining(false)}
        title="Rattacher une officine"
        size="sm"
        footer={
          <Button variant="secondary" onClick={() => setExplaining(false)}>
            J’ai compris
          </Button>
        }
      >
        <p>
          Demandez au titulaire de l’autre officine de vous inviter à l’adresse <b>{session.me.email}</b>.
          Ouvrez le lien reçu par e-mail&nbsp;: l’officine s’ajoutera à vos comptes, avec le même mot de
          passe.
        </p>
      </Dialog>
    </section>
  )
}
