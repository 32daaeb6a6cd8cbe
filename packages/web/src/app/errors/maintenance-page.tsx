import { useEffect, useState } from 'react'
import { IconRefresh } from '@tabler/icons-react'
import { fetchConfig, getConfig } from '../../lib/config.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Shopfront } from '../../ui/shopfront.tsx'
import '../../ui/styles/page-special.css'

const ASK_AGAIN_MS = 60_000

/** S2-50: the shop is closed for works. The page asks now and then whether it has opened again. */
export function MaintenancePage() {
  const [config, setConfig] = useState(getConfig)
  const [asking, setAsking] = useState(false)

  async function ask() {
    setAsking(true)
    const next = await fetchConfig()
    setConfig(next)
    setAsking(false)
    if (!next.maintenance) location.assign(paths.home())
  }

  useEffect(() => {
    if (!config.maintenance) return
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [config.maintenance])

  return (
    <main id="contenu" className="full" style={{ background: 'var(--teal-900)', color: 'var(--white)' }}>
      <div className="full__in on-dark" style={{ maxWidth: 720 }}>
        <div className="full__art" style={{ width: '100%' }}>
          <Shopfront closed={config.maintenance} />
        </div>
        <h1 style={{ color: 'var(--white)', marginTop: 8, fontSize: 'clamp(2rem, 4vw, 3rem)' }}>
          {config.maintenance ? 'Le Kiosque fait sa mise en place' : 'Le Kiosque est ouvert'}
        </h1>
        <p className="lead" style={{ color: 'var(--on-ink-2)' }}>
          {config.maintenance
            ? (config.maintenance_message ??
              'Une mise à jour est en cours. Vos offres et vos inscriptions sont conservées.')
            : 'Aucune maintenance n’est en cours. Vous pouvez reprendre où vous en étiez.'}
        </p>
        <div className="row" style={{ marginTop: 10, justifyContent: 'center' }}>
          {config.maintenance ? (
            <Button
              variant="primary"
              size="lg"
              loading={asking}
              loadingLabel="Vérification…"
              icon={<IconRefresh className="i" aria-hidden="true" />}
              onClick={() => void ask()}
            >
              Réessayer
            </Button>
          ) : (
            <ButtonLink variant="primary" size="lg" href={paths.home()}>
              Aller à l’accueil
            </ButtonLink>
          )}
        </div>
        {config.maintenance && (
          <p className="small" style={{ color: 'var(--teal-200)', marginTop: 8 }}>
            La page se recharge toute seule dès la réouverture.
          </p>
        )}
      </div>
    </main>
  )
}
