import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import {
  IconCalendarEvent,
  IconChevronDown,
  IconMenu2,
  IconMessageCircle,
  IconSearch,
} from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { kindView } from '../../features/contents/kinds/kind-views.ts'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-store.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useStateFor } from '../../lib/use-state-for.ts'
import { IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { oneByOne, prefetchAfterLoad } from '../behaviours/prefetch.ts'
import { onSearchKeys } from '../behaviours/search-keys.ts'
import { areaOf, visibleColumns } from '../navigation.ts'
import type { Navigation } from '../navigation/menu-areas.ts'
import { AccountMenu } from './account-menu.tsx'
import { useNavigation } from './use-navigation.ts'

// The drawer is for small screens, and for whoever opens it: it comes once the page is there.
const loadMobileMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }))
const loadMegaMenu = () => import('./mega-menu.tsx')
const MegaMenu = lazy(async () => ({ default: (await loadMegaMenu()).MegaMenu }))
/** As .only-desktop says. */
const WIDE = '(min-width: 1280px)'
const loadMenu = () => (matchMedia(WIDE).matches ? loadMegaMenu() : loadMobileMenu())

const loadPalette = () => import('./palette-panel.tsx')
const PalettePanel = lazy(async () => ({ default: (await loadPalette()).PalettePanel }))

function iconOfKind(key: string) {
  const kind = kindOf(key)
  return kind === null ? undefined : kindView(kind.key).icon
}

/** Two rows from lg on; a burger, a search button and a drawer below. */
export function Header({ session, pathname }: { session: Session; pathname: string }) {
  const [drawer, setDrawer] = useStateFor(pathname, false)
  const [isDrawerNeeded, setDrawerNeeded] = useState(false)
  // What was scanned before the search opened, « » when it opens empty, null while it is closed.
  const [searched, setSearched] = useState<string | null>(null)
  useEffect(() => onSearchKeys(setSearched), [])
  useEffect(() => prefetchAfterLoad(() => oneByOne([loadPalette, loadMenu])), [])
  const { navigation, isKnown } = useNavigation()
  // What a small screen hides is not drawn there: a telephone has enough to do.
  const isWide = useMediaQuery(WIDE)
  return (
    <header className="header">
      <div className="wrap header__top">
        <IconButton
          className="only-mobile"
          label="Ouvrir le menu"
          onClick={() => {
            setDrawerNeeded(true)
            setDrawer(true)
          }}
        >
          <IconMenu2 className="i i--24" aria-hidden="true" />
        </IconButton>
        <Logo href={paths.home()} />
        <button
          type="button"
          className="searchbar only-desktop"
          aria-haspopup="dialog"
          onClick={() => setSearched('')}
        >
          <IconSearch className="i" aria-hidden="true" />
          Rechercher une offre, un laboratoire, une fiche…
          <span className="keys" aria-hidden="true">
            <span className="kbd">Ctrl</span>
            <span className="kbd">K</span>
          </span>
        </button>
        <span className="grow only-mobile" />
        <IconButton
          className="only-mobile"
          label="Rechercher"
          aria-haspopup="dialog"
          onClick={() => setSearched('')}
        >
          <IconSearch className="i i--24" aria-hidden="true" />
        </IconButton>
        <NotificationBell userId={session.me.id} iconOfKind={iconOfKind} />
        <span>
          <AccountMenu session={session} compact={!isWide} />
        </span>
      </div>
      {isWide && <MainNav session={session} pathname={pathname} navigation={navigation} isKnown={isKnown} />}
      {searched !== null && (
        <Suspense fallback={null}>
          <PalettePanel
            session={session}
            navigation={navigation}
            scanned={searched}
            onClose={() => setSearched(null)}
          />
        </Suspense>
      )}
      {isDrawerNeeded && (
        <Suspense fallback={null}>
          <MobileMenu
            session={session}
            pathname={pathname}
            navigation={navigation}
            open={drawer && isKnown}
            onClose={() => setDrawer(false)}
          />
        </Suspense>
      )}
    </header>
  )
}

type MainNavProps = { session: Session; pathname: string; navigation: Navigation; isKnown: boolean }

function MainNav({ session, pathname, navigation, isKnown }: MainNavProps) {
  const [openKey, setOpenKey] = useStateFor<string | undefined>(pathname, undefined)
  const [isEntered, setEntered] = useState(false)
  const panelId = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const current = areaOf(pathname, navigation.areas)
  const openArea = navigation.areas.find((area) => area.key === openKey)

  const close = useCallback(
    (refocus: boolean) => {
      if (refocus && openKey) buttons.current.get(openKey)?.focus()
      setOpenKey(undefined)
    },
    [openKey, setOpenKey],
  )

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && openKey) close(true)
  }

  function openAndEnter(event: KeyboardEvent, key: string) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setEntered(true)
    setOpenKey(key)
  }

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <nav className="wrap only-desktop" aria-label="Navigation principale">
        <div className="nav" style={isKnown ? undefined : { visibility: 'hidden' }}>
          {navigation.areas.map((area) => {
            const isCurrent = current?.key === area.key ? ('true' as const) : undefined
            if (visibleColumns(area, session).length === 0)
              return (
                <a key={area.key} href={area.href} aria-current={isCurrent}>
                  {area.label}
                </a>
              )
            return (
              <button
                key={area.key}
                type="button"
                ref={(element) => {
                  if (element) buttons.current.set(area.key, element)
                }}
                aria-expanded={openKey === area.key}
                aria-controls={panelId}
                aria-current={isCurrent}
                onClick={() => {
                  setEntered(false)
                  setOpenKey(openKey === area.key ? undefined : area.key)
                }}
                onKeyDown={(event) => openAndEnter(event, area.key)}
              >
                {area.label}
                <IconChevronDown className="i" aria-hidden="true" />
              </button>
            )
          })}
          {navigation.hasAgenda && (
            <a
              className="ml-auto"
              href={paths.agenda()}
              aria-current={pathname.startsWith('/agenda') ? 'true' : undefined}
            >
              <IconCalendarEvent className="i" aria-hidden="true" />
              Agenda
            </a>
          )}
          {navigation.hasContact && (
            <a
              className={navigation.hasAgenda ? undefined : 'ml-auto'}
              href={paths.contact()}
              aria-current={pathname === '/contact' ? 'true' : undefined}
            >
              <IconMessageCircle className="i" aria-hidden="true" />
              Contact
            </a>
          )}
        </div>
      </nav>
      {openArea && (
        <>
          <div className="mega-scrim only-desktop" aria-hidden="true" />
          <Suspense fallback={null}>
            <MegaMenu
              id={panelId}
              area={openArea}
              session={session}
              pathname={pathname}
              onClose={close}
              isEntered={isEntered}
            />
          </Suspense>
        </>
      )}
    </div>
  )
}
