import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-store.ts'
import { useToday } from '../../lib/use-now.ts'
import { Logo } from '../../ui/logo.tsx'
import { leave } from './leave.ts'
import { useReach } from './use-navigation.ts'

const RESOURCES = [
  { label: 'Catalogues à feuilleter', href: paths.catalogues() },
  { label: 'Académie Référence', href: paths.academy() },
  { label: 'Osez la santé', href: paths.healthTests() },
  { label: 'Galerie', href: paths.gallery() },
]

const HELP = [
  { label: 'Questions fréquentes', href: paths.faq('tout') },
  { label: 'Contacter le siège', href: paths.contact() },
  { label: 'Tutoriels', href: paths.tutorials() },
]

/** D16-06: what is read without signing in. */
const PUBLIC = [
  { label: 'Mentions légales', href: paths.page('mentions-legales') },
  { label: 'Données personnelles', href: paths.page('donnees-personnelles') },
  { label: 'Conditions générales', href: paths.page('conditions-generales') },
]

const LEGAL = [...PUBLIC, { label: 'Accessibilité', href: paths.page('accessibilite') }]

export function Footer({ session }: { session: Session | null }) {
  const isOpen = useReach(session !== null)
  const today = useToday()
  const open = (links: readonly FooterLink[]) => links.filter(({ href }) => isOpen(href))
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer__in">
          <div>
            <Logo href={session ? paths.home() : paths.catalogues()} dark />
            <p style={{ maxWidth: '34ch', marginTop: 14 }}>
              Le portail des pharmacies du réseau&nbsp;: actualités, offres, formations et services du siège.
            </p>
          </div>
          {session && (
            <>
              <Links title="Ressources" links={open(RESOURCES)} />
              <Links title="Aide" links={open(HELP)} />
              <div>
                <h2>Mon compte</h2>
                <ul>
                  <li>
                    <a href={paths.account()}>Mon profil</a>
                  </li>
                  <li>
                    <a href={paths.favourites()}>Mes favoris</a>
                  </li>
                  <li>
                    <button type="button" className="footer__btn" onClick={leave}>
                      Se déconnecter
                    </button>
                  </li>
                </ul>
              </div>
            </>
          )}
        </div>
        <div className="footer__legal">
          <span>© {today.slice(0, 4)} Kiosque</span>
          {(session ? LEGAL : PUBLIC).map((link) => (
            <a key={link.href} href={link.href} style={{ minHeight: 24 }}>
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}

type FooterLink = { label: string; href: string }

function Links({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
