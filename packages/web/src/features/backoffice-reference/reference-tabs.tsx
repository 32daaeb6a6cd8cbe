import { paths } from '../../lib/paths.ts'

const TABS = [
  { label: 'Zones', href: paths.admin('zones') },
  { label: 'Packs', href: paths.admin('packs') },
  { label: 'Groupes', href: paths.admin('groups') },
]

/** Three small lists that are looked at together. */
export function ReferenceTabs({ current }: { current: string }) {
  return (
    <nav className="tabs" aria-label="Réseau" style={{ marginBottom: 16 }}>
      {TABS.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.label === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

const DATA_TABS = [
  { label: 'Laboratoires', href: paths.admin('laboratories') },
  { label: 'Partenaires', href: paths.admin('partners') },
  { label: 'Auteurs', href: paths.admin('authors') },
  { label: 'Catégories', href: paths.admin('categories') },
  { label: 'Thèmes de la FAQ', href: paths.admin('faq-themes') },
  { label: 'Liens utiles', href: paths.admin('useful-links') },
  { label: 'Types de page', href: paths.admin('page-types') },
]

const CONTACT_TABS = [
  { label: 'Messagerie', href: paths.admin('messages') },
  { label: 'Sujets de contact', href: paths.admin('contact-topics') },
  { label: 'Services du siège', href: paths.admin('contact-desks') },
  { label: 'Réponses types', href: paths.admin('contact-canned') },
]

/** The mailbox, and what it is made of. */
export function ContactTabs({ current }: { current: string }) {
  return (
    <nav className="tabs" ref={showCurrent} aria-label="Messagerie" style={{ marginBottom: 16 }}>
      {CONTACT_TABS.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.label === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

/** On a narrow screen the row scrolls: the open tab is brought in. */
function showCurrent(nav: HTMLElement | null) {
  const tab = nav?.querySelector('[aria-current="page"]')
  if (!nav || !tab) return
  const beyond = tab.getBoundingClientRect().right - nav.getBoundingClientRect().right
  if (beyond > 0) nav.scrollLeft += beyond + 24
}

/** What contents point to, in one row of tabs. */
export function DataTabs({ current }: { current: string }) {
  return (
    <nav className="tabs" ref={showCurrent} aria-label="Données de référence" style={{ marginBottom: 16 }}>
      {DATA_TABS.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.label === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
