import { INVITATIONS } from '../../features/backoffice-import/import-kinds.ts'
import { paths } from '../../lib/paths.ts'
import { ImportFrame } from '../../features/backoffice-import/import-frame.tsx'

export function InvitationImportPage() {
  const list = { label: 'Invitations', href: paths.admin('invitations') }
  return <ImportFrame kind={INVITATIONS} title="Inviter par fichier" list={list} />
}
