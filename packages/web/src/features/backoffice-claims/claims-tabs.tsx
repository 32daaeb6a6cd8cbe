import { paths } from '../../lib/paths.ts'

const TABS = [
  { label: 'Demandes', href: paths.admin('bri') },
  { label: 'Opérations', href: paths.admin('bri/operations') },
  { label: 'Lots et règlements', href: paths.admin('bri/lots') },
  { label: 'Statistiques', href: paths.admin('bri/statistiques') },
]

/** The queue, and what stands around it. */
export function ClaimsTabs({ current }: { current: string }) {
  return (
    <nav className="tabs" aria-label="Compensation BRI" style={{ marginBottom: 16 }}>
      {TABS.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.label === current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
