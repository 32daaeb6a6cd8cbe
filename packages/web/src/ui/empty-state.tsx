import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { Button } from './button.tsx'

type StateProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode; card?: boolean }

/** What is empty, and one next step. After filters, name the filter to remove. */
export function EmptyState({ title, children, actions, card = true, art }: StateProps & { art?: ReactNode }) {
  return (
    <section className={card ? 'card empty' : 'empty'}>
      {art ?? <ShelfArt />}
      <h2 className="h3">{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="row">{actions}</div>}
    </section>
  )
}

type ErrorStateProps = {
  title?: ReactNode
  children?: ReactNode
  onRetry?: () => void
  actions?: ReactNode
  card?: boolean
  /** It stands for the whole page, whose title never came. */
  isPage?: boolean
}

const NETWORK = ['online', 'offline'] as const

function watchNetwork(onChange: () => void): () => void {
  for (const name of NETWORK) addEventListener(name, onChange)
  return () => {
    for (const name of NETWORK) removeEventListener(name, onChange)
  }
}

/** In place, with what was typed or filtered kept. Without network it says so, and tries again when it is back. */
export function ErrorState({
  title = 'Le chargement a échoué',
  children,
  onRetry,
  actions,
  card = true,
  isPage = false,
}: ErrorStateProps) {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry?.()
    wasOnline.current = isOnline
  })
  const Heading = isPage ? 'h1' : 'h2'
  const Icon = isOnline ? IconAlertTriangle : IconWifiOff
  return (
    <section className={`${card ? 'card ' : ''}empty${isPage ? ' empty--page' : ''}`} role="alert">
      <span className={`ic ic--lg ${isOnline ? 'ic--danger' : 'ic--sand'}`}>
        <Icon className="i i--24" aria-hidden="true" />
      </span>
      <Heading className="h3">{isOnline ? title : 'Vous êtes hors connexion'}</Heading>
      {(children || !isOnline) && (
        <p>{isOnline ? children : 'La page se chargera d’elle-même au retour du réseau.'}</p>
      )}
      {(onRetry || actions) && (
        <div className="row">
          {onRetry && (
            <Button
              variant="secondary"
              icon={<IconRefresh className="i" aria-hidden="true" />}
              onClick={onRetry}
            >
              Réessayer
            </Button>
          )}
          {actions}
        </div>
      )}
    </section>
  )
}

function ShelfArt() {
  return (
    <svg className="art" viewBox="0 0 180 120" aria-hidden="true">
      <rect x="18" y="100" width="144" height="7" rx="3.5" fill="#135160" />
      <rect x="34" y="46" width="30" height="54" rx="5" fill="#b4dee2" />
      <rect x="72" y="62" width="38" height="38" rx="5" fill="#b9d96a" />
      <rect x="118" y="54" width="26" height="46" rx="6" fill="#d8eef0" />
      <rect x="124" y="44" width="14" height="12" rx="3" fill="#5bb1b9" />
      <circle cx="104" cy="46" r="25" fill="#fff" stroke="#07272f" strokeWidth="6" />
      <path d="m122 64 20 20" stroke="#07272f" strokeWidth="9" strokeLinecap="round" />
    </svg>
  )
}
