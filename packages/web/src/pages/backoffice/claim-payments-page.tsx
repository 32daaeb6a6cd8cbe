import { ImportFrame } from '../../features/backoffice-import/import-frame.tsx'
import { PAYMENTS } from '../../features/backoffice-import/import-kinds.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'

/** What laboratories paid, matched by the numbers of claims. */
export function ClaimPaymentsPage() {
  usePageTitle('Importer des règlements')
  const list = { label: 'Compensation BRI', href: paths.admin('bri?state=paid') }
  return <ImportFrame kind={PAYMENTS} title="Importer des règlements" list={list} />
}
