import { useCallback, useEffect, useState } from 'react'
import { IconBuilding, IconRefresh } from '@tabler/icons-react'
import { ReopenDialog } from '../../features/sign-in/reopen-dialog.tsx'
import { getConfig, readConfig } from '../../lib/config.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Shopfront } from '../../parts/shopfront.tsx'
import '../../ui/styles/full-page.css'

const ASK_AGAIN_MS = 20_000
const CLOSED = 'Une mise à jour est en cours. Vos offres et vos inscriptions sont conservées.'
const OPEN = 'Aucune maintenance n’est en cours. Vous pouvez reprendre où vous en étiez.'

/** Without an answer the shop stays closed: a server that restarts is not open yet. */
async function isOpen(): Promise<boolean> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store' })
    return response.ok && !readConfig(await response.json(), location.origin).maintenance
  } catch {
    return false
  }
}

/** S2-03. Asks again by itself: the page leaves as soon as the portal reopens. */
export function MaintenancePage() {
  const { maintenance, maintenance_message } = getConfig()
  const [reopening, setReopening] = useState(false)
  const [asking, setAsking] = useState(false)
  const [isStillClosed, setStillClosed] = useState(false)

  const leaveWhenOpen = useCallback(async () => {
    const open = await isOpen()
    // A whole page load: the new build and its configuration come with it.
    if (open) location.replace(paths.home())
    return open
  }, [])

  useEffect(() => {
    if (!maintenance) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void leaveWhenOpen()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [maintenance, leaveWhenOpen])

  async function retry() {
    setAsking(true)
    setStillClosed(false)
    const open = await leaveWhenOpen()
    setStillClosed(!open)
    if (!open) setAsking(false)
  }

  return (
    <main className="full" id="contenu" style={{ background: 'var(--teal-900)', color: '#fff' }}>
      <div className="full__in on-dark" style={{ maxWidth: 720 }}>
        <div className="full__art" style={{ width: '100%' }}>
          <Shopfront closed={maintenance} />
        </div>
        <h1 style={{ color: '#fff', marginTop: 8, fontSize: 'clamp(2rem, 4vw, 3rem)' }}>
          {maintenance ? 'Le Kiosque fait sa mise en place' : 'Le Kiosque est ouvert'}
        </h1>
        <p className="lead" style={{ color: 'var(--on-ink-2)' }}>
          {maintenance ? (maintenance_message ?? CLOSED) : OPEN}
        </p>
        <div className="row" style={{ marginTop: 10, justifyContent: 'center' }}>
          {maintenance ? (
            <>
              <Button
                variant="primary"
                size="lg"
                loading={asking}
                loadingLabel="Vérification…"
                icon={<IconRefresh className="i" aria-hidden="true" />}
                onClick={() => void retry()}
              >
                Réessayer
              </Button>
              <Button
                variant="light"
                size="lg"
                icon={<IconBuilding className="i" aria-hidden="true" />}
                onClick={() => setReopening(true)}
              >
                Accès du siège
              </Button>
            </>
          ) : (
            <ButtonLink variant="primary" size="lg" href={paths.home()}>
              Aller à l’accueil
            </ButtonLink>
          )}
        </div>
        {maintenance && (
          <output className="small" style={{ color: 'var(--teal-200)', marginTop: 8 }}>
            {isStillClosed
              ? 'La mise à jour n’est pas encore terminée.'
              : 'La page se recharge toute seule dès la réouverture.'}
          </output>
        )}
      </div>
      <ReopenDialog
        open={reopening}
        onClose={() => setReopening(false)}
        onReopened={() => location.replace(paths.admin())}
      />
    </main>
  )
}
