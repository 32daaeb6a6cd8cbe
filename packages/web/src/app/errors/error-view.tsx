import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconHome, IconRefresh } from '@tabler/icons-react'
import { clearFailedQueries } from '../../lib/failed-queries.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Shopfront } from '../../parts/shopfront.tsx'
import { isCrawler } from '../behaviours/crawler.ts'
import { report } from '../behaviours/error-report.ts'
import { reloadForCode } from '../behaviours/reload-for-code.ts'
import { statusOf } from '../page-error.ts'
import '../../ui/styles/full-page.css'

// Few people ever see it. Where its code cannot come, the view for everything else stands in.
const NotFoundView = lazy(() =>
  import('./not-found-view.tsx').then(
    (m) => ({ default: m.NotFoundView }),
    () => ({ default: () => <Incident /> }),
  ),
)

/** S2-53: 404 has its own view, any other status this one. Crawlers get no error page (S8-07). */
export function ErrorView({ error, reset }: { error: unknown; reset?: () => void }) {
  const { pathname } = useLocation()
  const [isReloading] = useState(() => reloadForCode(error))
  useEffect(() => {
    if (isReloading) return undefined
    console.error(error)
    report(error)
    document.title = statusOf(error) === 404 ? 'Page introuvable | Kiosque' : 'Erreur | Kiosque'
    return clearFailedQueries
  }, [error, isReloading])
  if (isReloading) return null
  if (isCrawler(navigator.userAgent)) return <h1>Kiosque</h1>
  if (statusOf(error) === 404)
    return (
      <Suspense>
        <NotFoundView path={pathname} home={pathname.startsWith('/admin') ? paths.admin() : paths.home()} />
      </Suspense>
    )
  return <Incident {...(reset && { reset })} />
}

function Incident({ reset }: { reset?: () => void }) {
  const router = useRouter()
  return (
    <div className="full" style={{ minHeight: '60vh' }} data-dead-end>
      <div className="full__in">
        <div className="full__art" style={{ width: '100%' }}>
          <Shopfront closed />
        </div>
        <h1 style={{ marginTop: 18 }}>Un incident de notre côté</h1>
        <p className="lead">
          La page n’a pas pu s’afficher. Vous n’y êtes pour rien, et rien de ce que vous avez enregistré n’est
          perdu.
        </p>
        <div className="row" style={{ marginTop: 10, justifyContent: 'center' }}>
          <Button
            variant="primary"
            size="lg"
            icon={<IconRefresh className="i" aria-hidden="true" />}
            onClick={() => {
              clearFailedQueries()
              reset?.()
              void router.invalidate()
            }}
          >
            Réessayer
          </Button>
          <ButtonLink size="lg" href={paths.home()} icon={<IconHome className="i" aria-hidden="true" />}>
            Retour à l’accueil
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
