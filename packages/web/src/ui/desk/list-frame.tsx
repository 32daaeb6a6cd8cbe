import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListOf } from '@kiosque/contract/wire/common'
import { messageFor } from '../../lib/api.ts'
import { formatInteger } from '../../lib/format.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { ErrorState } from '../empty-state.tsx'
import { Pagination } from '../pagination.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type ListFrameProps<Row> = {
  query: UseQueryResult<ListOf<Row>>
  empty: ReactNode
  onPage: (page: number) => void
  pageHref: (page: number) => string
  children: (rows: Row[]) => ReactNode
}

/** Waiting, failed, empty or filled: every list of the back office has the same four faces. */
export function ListFrame<Row>({ query, empty, onPage, pageHref, children }: ListFrameProps<Row>) {
  const { data, error, refetch } = query
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  if (!data) return <TableSkeleton />
  return (
    <>
      {error && (
        <Alert
          tone="danger"
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              Réessayer
            </Button>
          }
        >
          Cette liste n’a pas pu être mise à jour. {messageFor(error)}
        </Alert>
      )}
      {data.data.length === 0 ? (
        empty
      ) : (
        <>
          <div className="card bo-list" aria-busy={query.isPlaceholderData || undefined}>
            {children(data.data)}
          </div>
          <div className="row between bo-list__foot">
            <span className="small muted num">{rangeText(data)}</span>
            <Pagination
              page={data.meta.page}
              lastPage={data.meta.last_page}
              onChange={onPage}
              hrefFor={pageHref}
            />
          </div>
        </>
      )}
    </>
  )
}

function rangeText({ data, meta }: ListOf<unknown>): string {
  const first = (meta.page - 1) * meta.per_page + 1
  const last = first + data.length - 1
  return `${formatInteger(first)} à ${formatInteger(last)} sur ${formatInteger(meta.total)}`
}
