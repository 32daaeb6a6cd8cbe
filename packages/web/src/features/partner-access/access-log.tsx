import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnLogRow } from '@kiosque/contract/wire/handoff'
import type { PageMeta } from '@kiosque/contract/wire/common'
import { api, messageFor } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'

const logQuery = (page: number) =>
  queryOptions({
    queryKey: ['partner-access', 'log', page],
    queryFn: ({ signal }) =>
      api.get<{ data: OwnLogRow[]; meta: PageMeta }>(`/handoff/log?per_page=10&page=${page}`, { signal }),
    placeholderData: keepPreviousData,
  })

/** Who of the pharmacy opened which partner, and when: nobody enters in its name unseen. */
export function AccessLog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(logQuery(page))
  return (
    <Dialog open onClose={onClose} title="Journal des ouvertures">
      <div className="stack">
        {!data && error && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
        {!data && !error && <LineSkeletons count={6} />}
        {data?.data.length === 0 && (
          <p className="muted">Personne de votre officine n’a encore ouvert de service partenaire d’ici.</p>
        )}
        {data && data.data.length > 0 && (
          <Table
            caption="Ouvertures de services partenaires"
            dense
            columns={[
              { key: 'name', header: 'Service', cell: (row) => <b>{row.name}</b> },
              { key: 'person', header: 'Personne', cell: (row) => row.person || 'Compte effacé' },
              { key: 'at', header: 'Le', cell: (row) => formatDateTime(row.at) },
            ]}
            rows={data.data}
            rowKey={(row) => row.id}
          />
        )}
        {data && data.meta.last_page > 1 && (
          <div className="row">
            <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Plus récentes
            </Button>
            <span className="small muted">
              Page {page} sur {data.meta.last_page}
            </span>
            <Button size="sm" disabled={page >= data.meta.last_page} onClick={() => setPage(page + 1)}>
              Plus anciennes
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
