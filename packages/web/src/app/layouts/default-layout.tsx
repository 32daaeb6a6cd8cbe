import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useCounterMode } from '../../lib/counter.ts'
import { isTablet } from '../../lib/environment.ts'
import { formatDate } from '../../lib/format.ts'
import { useHasOrder } from '../../lib/running-order-key.ts'
import { useSession } from '../../lib/session.ts'
import { useToday } from '../../lib/use-now.ts'
import { Awaited } from '../../ui/skeleton.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import { WithQueries } from '../with-queries.tsx'
import './mobile-menu.css'
import './portal-shell.css'
import './awaited.css'

const Nothing = (_: { pathname: string }) => null

/** What is put forward under a page comes after it: it is no part of what one waits for, and without network none comes. */
const loadHighlights = () =>
  import('../../features/contents/placements/page-highlights.tsx').catch(() => ({
    PageHighlights: Nothing,
    FooterHighlight: Nothing,
  }))
const PageHighlights = lazy(() => loadHighlights().then((m) => ({ default: m.PageHighlights })))
const FooterHighlight = lazy(() => loadHighlights().then((m) => ({ default: m.FooterHighlight })))

/** Only who is putting an order together loads what shows it. */
const OrderAccess = lazy(() =>
  import('../../features/contents/order/order-access.tsx').then((m) => ({ default: m.OrderAccess })),
)

/** Only tablets load what only tablets have. */
const Tablet = lazy(() => import('../tablet/tablet.tsx').then((m) => ({ default: m.Tablet })))

/** Header, content, footer; pages bring their own `.wrap`. The header shrinks to the way in for someone signed out. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const today = useToday()
  const { pathname } = useLocation()
  // The home page draws its own placements, so neither of those below shows anything there: asking for their code
  // would only make the page that weighs most heavier still.
  const hasPlacements = pathname !== '/'
  const isCounter = useCounterMode() && session !== null
  const hasOrder = useHasOrder()
  const drugstoreId = session?.account?.drugstore?.id
  return (
    <WithQueries>
      <div
        className="page"
        data-print-note={`document imprimé le ${formatDate(today)} · réservé aux pharmacies du réseau`}
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
          {session && !isCounter && hasPlacements && (
            <Suspense fallback={<Awaited />}>
              <PageHighlights pathname={pathname} />
            </Suspense>
          )}
        </main>
        {hasOrder && drugstoreId !== undefined && !isCounter && (
          <Suspense fallback={null}>
            <OrderAccess key={drugstoreId} drugstoreId={drugstoreId} />
          </Suspense>
        )}
        {!isCounter && (
          <>
            {hasPlacements && (
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
