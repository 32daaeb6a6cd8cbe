import { useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconExternalLink, IconLogout, IconMenu2, IconSearch, IconUser, IconWorld } from '@tabler/icons-react'
import { rightLabel } from '@kiosque/contract/domain/roles'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useStateFor } from '../../lib/use-state-for.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { ClaimsBadge } from '../../features/backoffice-claims/claims-badge.tsx'
import { WaitingBadge } from '../../features/backoffice-messages/waiting-badge.tsx'
import { entryOf, mayOpen, menuFor, rightsOf } from '../backoffice-menu.ts'
import { ReservedPage } from '../../parts/desk/reserved-page.tsx'
import { WithQueries } from '../with-queries.tsx'
import { personName } from '../../lib/account-words.ts'
import { leave } from '../shell/leave.ts'
import { prefetchAfterLoad } from '../behaviours/prefetch.ts'
import { onSearchKeys } from '../behaviours/search-keys.ts'
import '../../ui/styles/figures.css'
import '../../ui/styles/lists.css'
import '../../parts/desk.css'
import './desk-shell.css'
import './desk-frame.css'

const loadSearch = () => import('./desk-search.tsx')
const DeskSearch = lazy(async () => ({ default: (await loadSearch()).DeskSearch }))

/** The head office's desk: ink sidebar, white top bar, the portal's ground. */
export function BackofficeLayout({ children }: { children: ReactNode }) {
  const session = useSignedIn()
  const { pathname } = useLocation()
  // The page being left is still shown while the next one loads: its own address says who may see it.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const [drawer, setDrawer] = useStateFor(pathname, false)
  useEffect(() => {
    document.body.classList.add('bo-toasts')
    return () => document.body.classList.remove('bo-toasts')
  }, [])
  // What was scanned before the search opened, « » when it opens empty, null while it is closed.
  const [searched, setSearched] = useState<string | null>(null)
  useEffect(() => onSearchKeys(setSearched), [])
  useEffect(() => prefetchAfterLoad(loadSearch), [])
  const nav = <SideNav right={session.me.right_id} pathname={pathname} />
  return (
    <div className="bo">
      <aside className="bo__side on-dark">{nav}</aside>
      <div>
        <header className="bo__top">
          <IconButton className="only-mobile" label="Ouvrir le menu" onClick={() => setDrawer(true)}>
            <IconMenu2 className="i i--24" aria-hidden="true" />
          </IconButton>
          <span className="h h4">{entryOf(pathname)?.label ?? 'Back-office'}</span>
          <button type="button" className="searchbar" aria-haspopup="dialog" onClick={() => setSearched('')}>
            <IconSearch className="i i--18" aria-hidden="true" />
            Rechercher
            <span className="keys" aria-hidden="true">
              <span className="kbd">Ctrl</span>
              <span className="kbd">K</span>
            </span>
          </button>
          <IconButton
            className="bo__find"
            label="Rechercher dans le back-office"
            aria-haspopup="dialog"
            onClick={() => setSearched('')}
          >
            <IconSearch className="i i--24" aria-hidden="true" />
          </IconButton>
          <ButtonLink
            size="sm"
            href={paths.home()}
            icon={<IconExternalLink className="i i--18" aria-hidden="true" />}
          >
            Voir le portail
          </ButtonLink>
          <Menu
            label="Mon compte"
            width={260}
            trigger={({ ref, ...props }) => (
              <button
                type="button"
                className="iconbtn"
                aria-label={`Mon compte, ${personName(session)}`}
                {...props}
                ref={ref}
              >
                <Avatar name={personName(session)} tone="sand" size="sm" />
              </button>
            )}
          >
            <p style={{ padding: '8px 12px' }}>
              <b style={{ display: 'block' }}>{personName(session)}</b>
              <span className="small muted">{rightLabel(session.me.right_id)}</span>
            </p>
            <MenuLine />
            <span className="only-narrow">
              <MenuItem href={paths.home()} icon={<IconExternalLink className="i" aria-hidden="true" />}>
                Voir le portail
              </MenuItem>
            </span>
            <MenuItem href={paths.account()} icon={<IconUser className="i" aria-hidden="true" />}>
              Mon profil
            </MenuItem>
            <MenuItem onClick={leave} icon={<IconLogout className="i" aria-hidden="true" />}>
              Se déconnecter
            </MenuItem>
          </Menu>
        </header>
        <main className="bo__main" id="contenu" tabIndex={-1}>
          {mayOpen(shown, session.me.right_id) ? (
            <WithQueries>{children}</WithQueries>
          ) : (
            <ReservedPage title={entryOf(shown)?.label ?? 'Back-office'} rights={rightsOf(shown) ?? []} />
          )}
        </main>
      </div>
      {searched !== null && session.me.right_id !== null && (
        <Suspense fallback={null}>
          <DeskSearch right={session.me.right_id} scanned={searched} onClose={() => setSearched(null)} />
        </Suspense>
      )}
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        side="left"
        title="Menu"
        label="Menu"
        head={<Logo href={paths.admin()} />}
      >
        <div className="bo__side bo__side--drawer on-dark">{nav}</div>
      </Drawer>
    </div>
  )
}

function SideNav({ right, pathname }: { right: number | null; pathname: string }) {
  const current = entryOf(pathname)
  const marked = useRef<HTMLAnchorElement>(null)
  // The menu is longer than most screens: where one is must be in sight.
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' })
  }, [current?.href])
  return (
    <>
      <Logo href={paths.admin()}>
        <small>Siège</small>
      </Logo>
      <p className="bo__site">
        <IconWorld className="i i--18" aria-hidden="true" />
        <span>Réseau Référence</span>
      </p>
      <nav aria-label="Back-office">
        {menuFor(right).map((group) => (
          <div key={group.title ?? 'top'}>
            {group.title && <h2>{group.title}</h2>}
            {group.entries.map(({ href, label, icon: Icon, badge }) => (
              <a
                key={href}
                ref={current?.href === href ? marked : undefined}
                href={href}
                aria-current={current?.href === href ? 'page' : undefined}
              >
                <Icon className="i i--18" aria-hidden="true" />
                {label}
                {badge && (
                  <WithQueries>{badge === 'claims' ? <ClaimsBadge /> : <WaitingBadge />}</WithQueries>
                )}
              </a>
            ))}
          </div>
        ))}
      </nav>
    </>
  )
}
