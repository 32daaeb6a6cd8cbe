import { IconHome, IconSearch } from '@tabler/icons-react'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import '../../ui/styles/full-page.css'

/** S2-53: what someone reads when an address leads nowhere. */
export function NotFoundView({ path, home = paths.home() }: { path: string; home?: string }) {
  const isDesk = home !== paths.home()
  return (
    <div className="full" style={{ minHeight: '60vh' }} data-dead-end>
      <div className="full__in">
        <div className="full__art" style={{ width: '100%' }}>
          <LostArt />
        </div>
        <h1 style={{ marginTop: 18 }}>Cette page n’est plus en rayon</h1>
        <p className="lead">
          {isDesk
            ? 'Ce que vous cherchez a été supprimé, ou ne vous est pas ouvert. Le menu et la recherche du back-office sont toujours là.'
            : 'L’adresse a changé ou le contenu est arrivé à échéance. Rien de grave\u00a0: la recherche saura le retrouver.'}
        </p>
        <div className="row" style={{ marginTop: 10, justifyContent: 'center' }}>
          <ButtonLink
            variant="primary"
            size="lg"
            href={home}
            icon={<IconHome className="i" aria-hidden="true" />}
          >
            {isDesk ? 'Retour au tableau de bord' : 'Retour à l’accueil'}
          </ButtonLink>
          {!isDesk && (
            <ButtonLink
              size="lg"
              href={paths.search()}
              icon={<IconSearch className="i" aria-hidden="true" />}
            >
              Rechercher
            </ButtonLink>
          )}
        </div>
        <p className="small muted" style={{ marginTop: 12, overflowWrap: 'anywhere' }}>
          Page demandée&nbsp;: {path}
        </p>
      </div>
    </div>
  )
}

function LostArt() {
  return (
    <svg viewBox="0 0 520 260" aria-hidden="true">
      <rect x="20" y="228" width="480" height="10" rx="5" fill="#135160" />
      <g fontFamily="Bricolage Grotesque,sans-serif" fontWeight="800" fontSize="220" fill="#135160">
        <text x="36" y="228" letterSpacing="-8">
          4
        </text>
        <text x="356" y="228" letterSpacing="-8">
          4
        </text>
      </g>
      <g transform="translate(262 150)">
        <circle r="78" fill="#92c020" />
        <path
          d="M-22-54h44v32h32v44H22v32h-44V22h-32v-44h32z"
          fill="#07272f"
          stroke="#07272f"
          strokeWidth="8"
          strokeLinejoin="round"
        />
        <g fill="#fff">
          <circle cx="-15" cy="-6" r="9" />
          <circle cx="17" cy="-6" r="9" />
        </g>
        <g fill="#07272f">
          <circle cx="-12" cy="-5" r="4.5" />
          <circle cx="20" cy="-5" r="4.5" />
        </g>
        <path d="M-10 22c8-8 16-8 24 0" stroke="#fff" strokeWidth="5" strokeLinecap="round" fill="none" />
      </g>
    </svg>
  )
}
