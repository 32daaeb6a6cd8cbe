import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'

type ComingPageProps = {
  title: string
  text: string
  area?: { label: string; href: string }
  home?: { label: string; href: string }
}

const HOME = { label: 'Accueil', href: '/' }

/** A route whose feature is not open yet says so plainly, inside the real shell. */
export function ComingPage({ title, text, area, home = HOME }: ComingPageProps) {
  return (
    <div className={home === HOME ? 'wrap' : undefined}>
      <PageHead title={title} crumbs={[home, ...(area ? [area] : []), { label: title }]} />
      <EmptyState
        title="Ce rayon se prépare"
        actions={
          <ButtonLink variant="secondary" href={home.href}>{`Retour\u00A0: ${home.label}`}</ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
