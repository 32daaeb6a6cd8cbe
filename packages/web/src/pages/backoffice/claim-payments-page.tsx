import { ImportFrame } from '../../features/backoffice-import/import-frame.tsx'
import { PAYMENTS } from '../../features/backoffice-import/import-kinds.ts'
import { paths } from '../../lib/paths.ts'

/** What laboratories paid, matched by the numbers of claims. */
export function ClaimPaymentsPage() {
  const list = { label: 'Compensation BRI', href: paths.admin('bri?state=paid') }
  return <ImportFrame kind={PAYMENTS} title="Importer des règlements" list={list} />
}
