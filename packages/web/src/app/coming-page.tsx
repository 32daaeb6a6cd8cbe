import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'

type Place = { label: string; href: string }
type ComingPageProps = { title: string; text: string; area?: Place; home?: Place }

const HOME: Place = { label: 'Accueil', href: '/' }

/** A route whose feature is not open yet says so plainly, inside the real shell. */
export function ComingPage({ title, text, area, home = HOME }: ComingPageProps) {
  const isHome = location.pathname === home.href
  const crumbs = [home, ...(area ? [area] : []), { label: title }]
  return (
    <div className={home === HOME ? 'wrap' : undefined}>
      <PageHead title={title} {...(isHome ? {} : { crumbs })} />
      <EmptyState
        title="Ce rayon se prépare"
        actions={
          !isHome && (
            <ButtonLink variant="secondary" href={home.href}>
              {home === HOME ? 'Retour à l’accueil' : 'Retour au tableau de bord'}
            </ButtonLink>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
