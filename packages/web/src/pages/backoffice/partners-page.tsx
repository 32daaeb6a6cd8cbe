import { HandoffSection } from '../../features/handoff/handoff-section.tsx'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'
import { ReferencePage } from './reference-page.tsx'

/** Partners, and the way into their sites: that part is for right 1 (D15-10). */
export function PartnersPage() {
  return <ReferencePage name="partners" after={useIsAdministrator() && <HandoffSection />} />
}
