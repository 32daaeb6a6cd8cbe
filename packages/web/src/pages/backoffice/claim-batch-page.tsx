import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BatchDetail } from '@kiosque/contract/wire/claims-desk'
import { BatchState } from '../../features/backoffice-claims/batch-columns.tsx'
import { claimColumns } from '../../features/backoffice-claims/claim-columns.tsx'
import {
  batchQuery,
  saveBatch,
  useRefreshDesk,
  useUndoBatch,
} from '../../features/backoffice-claims/claims-desk.queries.ts'
import { count, formatCents } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useId } from '../../lib/use-id.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import '../../features/backoffice-claims/claims-desk.css'

const COLUMNS = claimColumns.filter(({ key }) => key !== 'waiting' && key !== 'signals')

/** One batch: what it asks of its laboratory, and what came back. */
export function ClaimBatchPage() {
  const id = useId('/backoffice/is-admin/admin/bri/lots/$id')
  const query = useQuery(batchQuery(id))
  usePageTitle(query.data?.number)
  return (
    <Loaded isPage query={query}>
      {(batch) => <BatchView batch={batch} />}
    </Loaded>
  )
}

function BatchView({ batch }: { batch: BatchDetail }) {
  const [isUndoing, setUndoing] = useState(false)
  const undo = useUndoBatch()
  const refresh = useRefreshDesk()
  const { number, laboratory, claims, drugstores, amount, paid_amount, paid_claims } = batch
  return (
    <>
      <PageHead
        title={number}
        intro={
          <>
            {laboratory.name}, {count(claims, 'demande')} de {count(drugstores, 'officine')},{' '}
            {formatCents(amount)}
            {paid_amount > 0 && `, dont ${formatCents(paid_amount)} réglés`}
            <br />
            <BatchState batch={batch} />
          </>
        }
        crumbs={[
          { label: 'Compensation BRI', href: paths.admin('bri') },
          { label: 'Lots et règlements', href: paths.admin('bri/lots') },
          { label: number },
        ]}
        actions={
          <>
            {paid_claims === 0 && (
              <Button size="sm" variant="danger-ghost" onClick={() => setUndoing(true)}>
                Défaire le lot
              </Button>
            )}
            <DownloadButton
              variant="primary"
              failure="Le fichier n’a pas pu être préparé"
              save={async () => {
                await saveBatch(batch)
                await refresh()
              }}
            >
              Fichier pour le laboratoire
            </DownloadButton>
          </>
        }
      />
      <div className="card bo-list">
        <Table caption="Demandes du lot" dense columns={COLUMNS} rows={batch.data} rowKey={(row) => row.id} />
      </div>
      {isUndoing && (
        <ConfirmDialog
          open
          onClose={() => setUndoing(false)}
          title={`Défaire le lot ${number}\u202F?`}
          confirmLabel="Défaire le lot"
          onConfirm={async () => {
            await undo.mutateAsync(batch.id)
            go(paths.admin('bri/lots'))
          }}
        >
          Ses demandes restent acceptées et attendent un autre lot.
        </ConfirmDialog>
      )}
    </>
  )
}
