import { useId, useState } from 'react'
import {
  IconBookmark,
  IconCalendarEvent,
  IconCheck,
  IconChecklist,
  IconChevronDown,
  IconChevronRight,
  IconLogout,
  IconMessageCircle,
  IconSwitchHorizontal,
} from '@tabler/icons-react'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-store.ts'
import { isGuest } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { Logo } from '../../ui/logo.tsx'
import { areaOf, visibleColumns } from '../navigation.ts'
import type { Navigation } from '../navigation/menu-areas.ts'
import type { NavArea } from '../navigation/nav-area.ts'
import { accountDetail, accountName, holderLine } from '../../lib/account-words.ts'
import { leave } from './leave.ts'
import { useAccountSwitch } from '../../parts/use-account-switch.ts'
import '../../parts/account-line.css'

/** One's own pages, before those of the network. */
const OWN = [
  { label: 'Ma journée', href: paths.todo(), icon: IconChecklist, forGuests: false },
  { label: 'Mes favoris', href: paths.favourites(), icon: IconBookmark, forGuests: true },
]

type MobileMenuProps = {
  session: Session
  pathname: string
  navigation: Navigation
  open: boolean
  onClose: () => void
}

/** Below lg: accounts on top, the areas as an accordion, what is always needed at the bottom. */
export function MobileMenu({ session, pathname, navigation, open, onClose }: MobileMenuProps) {
  const [shown, setShown] = useState(areaOf(pathname)?.key)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title="Menu"
      label="Menu"
      head={<Logo href={paths.home()} />}
    >
      <div style={{ padding: '14px 16px 4px' }}>
        <Accounts session={session} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its links are the controls, pressed by keys as by clicks */}
      <nav
        className="drawer__body"
        aria-label="Navigation principale"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose()
        }}
      >
        <ul className="mnav">
          {OWN.filter(({ forGuests }) => forGuests || !isGuest(session)).map(
            ({ label, href, icon: Icon }) => (
              <li key={href}>
                <a href={href} aria-current={href === pathname ? 'page' : undefined}>
                  <span className="ic">
                    <Icon className="i" aria-hidden="true" />
                  </span>
                  {label}
                </a>
              </li>
            ),
          )}
          {navigation.areas.map((area) => (
            <AreaItem
              key={area.key}
              area={area}
              session={session}
              pathname={pathname}
              open={area.key === shown}
              onToggle={() => setShown(shown === area.key ? undefined : area.key)}
            />
          ))}
        </ul>
      </nav>
      <div
        className="drawer__foot row between"
        style={{ paddingInline: 16 }}
        role="presentation"
        onClick={onClose}
      >
        {navigation.hasAgenda && (
          <ButtonLink
            variant="ghost"
            href={paths.agenda()}
            icon={<IconCalendarEvent className="i" aria-hidden="true" />}
          >
            Agenda
          </ButtonLink>
        )}
        {navigation.hasContact && (
          <ButtonLink
            variant="ghost"
            href={paths.contact()}
            icon={<IconMessageCircle className="i" aria-hidden="true" />}
          >
            Contact
          </ButtonLink>
        )}
        <IconButton label="Se déconnecter" onClick={leave}>
          <IconLogout className="i" aria-hidden="true" />
        </IconButton>
      </div>
    </Drawer>
  )
}

type AreaItemProps = {
  area: NavArea
  session: Session
  pathname: string
  open: boolean
  onToggle: () => void
}

function AreaItem({ area, session, pathname, open, onToggle }: AreaItemProps) {
  const id = useId()
  const { icon: Icon } = area
  const tile = (
    <span className={area.tone === 'teal' ? 'ic' : `ic ic--${area.tone}`}>
      <Icon className="i" aria-hidden="true" />
    </span>
  )
  const columns = visibleColumns(area, session)
  if (columns.length === 0)
    return (
      <li>
        <a href={area.href} aria-current={areaOf(pathname)?.key === area.key ? 'page' : undefined}>
          {tile}
          {area.label}
        </a>
      </li>
    )
  return (
    <li>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {tile}
        {area.label}
        {open ? (
          <IconChevronDown className="i" aria-hidden="true" />
        ) : (
          <IconChevronRight className="i" aria-hidden="true" />
        )}
      </button>
      <div className="mnav__sub" id={id} hidden={!open}>
        {columns.flatMap((column) =>
          column.entries.map((entry) => (
            <a key={entry.href} href={entry.href} aria-current={entry.href === pathname ? 'page' : undefined}>
              {entry.label}
            </a>
          )),
        )}
      </div>
    </li>
  )
}

function Accounts({ session }: { session: Session }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const change = useAccountSwitch(session)
  const name = accountName(session.account, session)
  const several = session.accounts.length > 1
  const line = (
    <>
      <Avatar name={name} tone="dark" square />
      <span className="grow">
        <b>{name}</b>
        <small>{holderLine(session)}</small>
      </span>
    </>
  )
  if (!several)
    return (
      <a className="acct" href={paths.account()} style={{ padding: 12 }}>
        {line}
      </a>
    )
  return (
    <>
      <button
        type="button"
        className="acct"
        style={{ padding: 12 }}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {line}
        <IconSwitchHorizontal className="i" aria-hidden="true" />
        <span className="sr-only">Changer de compte</span>
      </button>
      <div id={id} hidden={!open} style={{ paddingTop: 6 }}>
        {session.accounts.map((account) => (
          <button key={account.id} type="button" className="menu__i" onClick={() => void change(account)}>
            <Avatar name={accountName(account, session)} square size="sm" />
            <span className="grow">
              <b style={{ display: 'block', lineHeight: 1.25 }}>{accountName(account, session)}</b>
              <span className="small muted">{accountDetail(account, session)}</span>
            </span>
            {account.id === session.account?.id && <IconCheck className="i" aria-hidden="true" />}
          </button>
        ))}
      </div>
    </>
  )
}
