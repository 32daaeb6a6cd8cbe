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
