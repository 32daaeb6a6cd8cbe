import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { hasFooterStrip, placesOn } from '../../features/contents/placements/page-placements.ts'
import { useCounterMode } from '../../lib/counter.ts'
import { isTablet } from '../../lib/environment.ts'
import { formatDate } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import { WithQueries } from '../with-queries.tsx'
import { Awaited } from '../../ui/skeleton.tsx'
import './mobile-menu.css'
import './portal-shell.css'
import './awaited.css'

/** Only tablets load what only tablets have. */
const Tablet = lazy(() => import('../tablet/tablet.tsx').then((m) => ({ default: m.Tablet })))

// What the head office puts forward on a page comes with the pages that have some.
const loadHighlights = () => import('../../features/contents/placements/page-highlights.tsx')
const PageHighlights = lazy(async () => ({ default: (await loadHighlights()).PageHighlights }))
const FooterHighlight = lazy(async () => ({ default: (await loadHighlights()).FooterHighlight }))

/** Header, content, footer; pages bring their own `.wrap`. The header shrinks to the way in for someone signed out. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
  const isCounter = useCounterMode() && session !== null
  return (
    <WithQueries>
      <div
        className="page"
        data-print-note={`document imprimé le ${formatDate(new Date())} · réservé aux pharmacies du réseau`}
      >
        {isTablet() && (
          <Suspense fallback={null}>
            <Tablet session={session} pathname={pathname} />
          </Suspense>
        )}
        {!isCounter && (session ? <Header session={session} pathname={pathname} /> : <PublicHeader />)}
        {/* Built anew on entering and leaving: nothing of before stays in the page. */}
        <main key={isCounter ? 'counter' : 'pharmacy'} id="contenu" className="main" tabIndex={-1}>
          {children}
          {session && !isCounter && placesOn(pathname).length > 0 && (
            <Suspense fallback={<Awaited />}>
              <PageHighlights pathname={pathname} />
            </Suspense>
          )}
        </main>
        {!isCounter && (
          <>
            {hasFooterStrip(pathname) && (
              <Suspense fallback={<Awaited />}>
                <FooterHighlight pathname={pathname} />
              </Suspense>
            )}
            <Footer session={session} />
          </>
        )}
      </div>
    </WithQueries>
  )
}
