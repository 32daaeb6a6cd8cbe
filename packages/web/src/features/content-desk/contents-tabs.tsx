import type { Facets } from '@kiosque/contract/wire/contents'
import { formatInteger } from '../../lib/format.ts'

const TABS = [
  { value: undefined, label: 'Tous' },
  { value: 'published', label: 'Publiés' },
  { value: 'scheduled', label: 'Programmés' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'expired', label: 'Expirés' },
  { value: 'archived', label: 'Archivés' },
] as const

type ContentsTabsProps = {
  facets: Facets[string]
  value: string | undefined
  hrefOf: (state: string | undefined) => string
}

/** How many are in each state, under the filters in use; each is an address of its own. */
export function ContentsTabs({ facets, value, hrefOf }: ContentsTabsProps) {
  const countOf = (state: string | undefined) =>
    facets
      .filter((facet) => state === undefined || facet.value === state)
      .reduce((sum, facet) => sum + facet.count, 0)
  return (
    <nav className="tabs desk-tabs" aria-label="État">
      {TABS.map((tab) => (
        <a key={tab.label} href={hrefOf(tab.value)} aria-current={value === tab.value ? 'page' : undefined}>
          {tab.label}{' '}
          <span className="muted num">{facets.length > 0 && formatInteger(countOf(tab.value))}</span>
        </a>
      ))}
    </nav>
  )
}
