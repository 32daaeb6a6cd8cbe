import type { ReactNode } from 'react'
import { Shopfront } from '../../../parts/shopfront.tsx'

/** Without anything to put forward, the shopfront welcomes. */
export function HomeWelcome({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <section className="hero on-dark">
      <div className="hero__slide is-on">
        <div className="hero__txt">
          <h2>{title ?? 'Votre réseau, chaque matin'}</h2>
          {children ?? (
            <p>
              Offres du mois, fiches, formations et réponses du siège&nbsp;: tout se trouve par la recherche.
            </p>
          )}
        </div>
        <div className="hero__art" aria-hidden="true">
          <Shopfront />
        </div>
      </div>
    </section>
  )
}
