import type { Facets } from '@kiosque/contract/wire/contents'
import { formatInteger } from '../../../lib/format.ts'
import { PHASES } from '@kiosque/contract/kinds/filter-values'
import './phase-tabs.css'
import type { Phase } from './list-address.ts'

const NAMES: Record<Phase, string> = { current: 'En cours', coming: 'À venir', past: 'Terminées' }

type Props = { tab: Phase; facets: Facets; isKnown: boolean; hrefOf: (tab: Phase) => string }

/** What runs, what comes, what is over, each with how many it shows. Links: going back restores the tab. */
export function PhaseTabs({ tab, facets, isKnown, hrefOf }: Props) {
  const countOf = (phase: Phase) => facets['phase']?.find(({ value }) => value === phase)?.count ?? 0
  return (
    <nav className="seg phase-tabs no-print" aria-label="Périodes">
      {PHASES.map((phase) => (
        <a key={phase} href={hrefOf(phase)} aria-current={phase === tab ? 'page' : undefined}>
          {NAMES[phase]}
          <small className="num">{isKnown ? formatInteger(countOf(phase)) : ''}</small>
        </a>
      ))}
    </nav>
  )
}
