import {
  IconBell,
  IconBookmark,
  IconCheck,
  IconChecklist,
  IconChevronDown,
  IconLayoutDashboard,
  IconLogout,
  IconSchool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-store.ts'
import { hasAdminAccount, isGuest } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { accountDetail, accountName, holderLine } from '../../lib/account-words.ts'
import { leave } from './leave.ts'
import { useAccountSwitch } from '../../parts/use-account-switch.ts'

/** Asked for when the menu opens, with its own code: a page does not weigh more for it. */
const OpenInvitations = lazy(async () => {
  const { OpenInvitations: Badge } = await import('../../features/team/open-invitations.tsx')
  return { default: Badge }
})

const TONES = ['dark', 'blue', 'green', 'sand'] as const

/** Accounts of the person with a check on the current one, then what concerns the person. */
export function AccountMenu({ session, compact }: { session: Session; compact?: boolean }) {
  const change = useAccountSwitch(session)
  const [isAsked, setAsked] = useState(false)
  const name = accountName(session.account, session)
  const pharmacy = session.account?.drugstore
  return (
    <Menu
      label="Mon compte"
      width={340}
      onOpen={() => setAsked(true)}
      trigger={({ ref, ...props }) =>
        compact ? (
          <button type="button" className="iconbtn" aria-label={`Mon compte, ${name}`} {...props} ref={ref}>
            <Avatar name={name} tone="dark" square size="sm" />
          </button>
        ) : (
          <button type="button" className="account" {...props} ref={ref}>
            <Avatar name={name} tone="dark" square />
            <span>
              <b>{name}</b>
              <small>{holderLine(session)}</small>
            </span>
            <IconChevronDown className="i i--18" aria-hidden="true" />
          </button>
        )
      }
    >
      {session.accounts.length > 1 && (
        <>
          <p className="over" style={{ padding: '8px 12px 6px' }}>
            Changer de compte
          </p>
          {session.accounts.map((account, index) => (
            <MenuItem
              key={account.id}
              current={account.id === session.account?.id}
              icon={
                <Avatar
                  name={accountName(account, session)}
                  tone={TONES[index % TONES.length] ?? 'dark'}
                  square
                />
              }
              onClick={() => void change(account)}
            >
              <span className="grow">
                <b style={{ display: 'block', lineHeight: 1.25 }}>{accountName(account, session)}</b>
                <span className="small muted">{accountDetail(account, session)}</span>
              </span>
              {account.id === session.account?.id && <IconCheck className="i" aria-hidden="true" />}
            </MenuItem>
          ))}
          <MenuLine />
        </>
      )}
      <MenuItem href={paths.account()} icon={<IconUser className="i" aria-hidden="true" />}>
        Mon profil
      </MenuItem>
      <MenuItem href={paths.favourites()} icon={<IconBookmark className="i" aria-hidden="true" />}>
        Mes favoris
      </MenuItem>
      {!isGuest(session) && (
        <>
          <MenuItem href={paths.todo()} icon={<IconChecklist className="i" aria-hidden="true" />}>
            Ma journée
          </MenuItem>
          <MenuItem href={paths.myTrainings()} icon={<IconSchool className="i" aria-hidden="true" />}>
            Mes formations
          </MenuItem>
        </>
      )}
      {managesTeam(session.account?.type ?? null) && (
        <MenuItem href={paths.account('equipe')} icon={<IconUsers className="i" aria-hidden="true" />}>
          <span className="grow">Mon équipe</span>
          {isAsked && pharmacy && (
            <Suspense>
              <OpenInvitations drugstoreId={pharmacy.id} />
            </Suspense>
          )}
        </MenuItem>
      )}
      <MenuItem href={paths.account('notifications')} icon={<IconBell className="i" aria-hidden="true" />}>
        Préférences de notification
      </MenuItem>
      {session.me.right_id && hasAdminAccount(session) && (
        <MenuItem href={paths.admin()} icon={<IconLayoutDashboard className="i" aria-hidden="true" />}>
          Back-office du siège
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem onClick={leave} icon={<IconLogout className="i" aria-hidden="true" />}>
        Se déconnecter
      </MenuItem>
    </Menu>
  )
}
