import { DRUGSTORES } from '../../features/backoffice-import/import-kinds.ts'
import { paths } from '../../lib/paths.ts'
import { ImportFrame } from '../../features/backoffice-import/import-frame.tsx'

export function DrugstoreImportPage() {
  const list = { label: 'Officines', href: paths.admin('drugstores') }
  return <ImportFrame kind={DRUGSTORES} title="Importer des officines" list={list} />
}
