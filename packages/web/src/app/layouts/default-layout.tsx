import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { FooterHighlight, PageHighlights } from '../../features/contents/placements/page-highlights.tsx'
import { isTablet } from '../../lib/environment.ts'
import { formatDate } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import { WithQueries } from '../with-queries.tsx'
import '../../ui/styles/shell.css'

/** Only tablets load what only tablets have. */
const Tablet = lazy(() => import('../tablet/tablet.tsx').then((m) => ({ default: m.Tablet })))

/** Header, content, footer; pages bring their own `.wrap`. The header shrinks to the way in for someone signed out. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
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
        {session ? <Header session={session} pathname={pathname} /> : <PublicHeader />}
        <main id="contenu" className="main" tabIndex={-1}>
          {children}
          {session && <PageHighlights pathname={pathname} />}
        </main>
        <FooterHighlight />
        <Footer session={session} />
      </div>
    </WithQueries>
  )
}
