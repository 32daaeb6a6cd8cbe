import { useCallback, useEffect, useState } from 'react'
import { IconBuilding, IconRefresh } from '@tabler/icons-react'
import { fetchConfig } from '../../lib/config.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Shopfront } from '../../ui/shopfront.tsx'
import '../../ui/styles/page-special.css'

const CHECK_EVERY_MS = 20_000

/** S2-03. Asks again by itself: the page leaves as soon as the portal reopens. */
export function MaintenancePage() {
  const [checking, setChecking] = useState(false)
  const [stillClosed, setStillClosed] = useState(false)

  const check = useCallback(async () => {
    const { maintenance } = await fetchConfig()
    // A whole page load: the new build and its configuration come with it.
    if (!maintenance) location.replace(paths.home())
    return maintenance
  }, [])

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check()
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [check])

  async function retry() {
    setChecking(true)
    setStillClosed(false)
    const isClosed = await check()
    setStillClosed(isClosed)
    if (isClosed) setChecking(false)
  }

  return (
    <main className="full" id="contenu" style={{ background: 'var(--teal-900)', color: '#fff' }}>
      <div className="full__in on-dark" style={{ maxWidth: 720 }}>
        <div className="full__art" style={{ width: '100%' }}>
          <Shopfront closed />
        </div>
        <h1 style={{ color: '#fff', marginTop: 8, fontSize: 'clamp(2rem, 4vw, 3rem)' }}>
          Le Kiosque fait sa mise en place
        </h1>
        <p className="lead" style={{ color: 'var(--on-ink-2)' }}>
          Une mise à jour est en cours. Vos offres et vos inscriptions sont conservées.
        </p>
        <div className="row" style={{ marginTop: 10, justifyContent: 'center' }}>
          <Button
            variant="primary"
            size="lg"
            loading={checking}
            loadingLabel="Vérification…"
            icon={<IconRefresh className="i" aria-hidden="true" />}
            onClick={() => void retry()}
          >
            Réessayer
          </Button>
          <ButtonLink
            variant="light"
            size="lg"
            href={paths.adminLogin()}
            icon={<IconBuilding className="i" aria-hidden="true" />}
          >
            Accès du siège
          </ButtonLink>
        </div>
        <p className="small" role="status" style={{ color: 'var(--teal-200)', marginTop: 8 }}>
          {stillClosed
            ? 'La mise à jour n’est pas encore terminée.'
            : 'La page se recharge toute seule dès la réouverture.'}
        </p>
      </div>
    </main>
  )
}
