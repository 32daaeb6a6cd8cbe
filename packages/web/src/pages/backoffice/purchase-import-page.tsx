import { ImportFrame } from '../../features/backoffice-import/import-frame.tsx'
import { PURCHASES } from '../../features/backoffice-import/import-kinds.ts'
import { paths } from '../../lib/paths.ts'

export function PurchaseImportPage() {
  const list = { label: 'Suivi des accords', href: paths.admin('agreements') }
  return <ImportFrame kind={PURCHASES} title="Importer des achats" list={list} />
}
