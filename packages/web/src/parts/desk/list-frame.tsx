import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListOf } from '@kiosque/contract/wire/common'
import { messageFor } from '../../lib/api.ts'
import { formatInteger } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Loaded } from './loaded.tsx'

type ListFrameProps<Row> = {
  query: UseQueryResult<ListOf<Row>>
  /** The address, which holds the page. */
  list: { setPage: (page: number) => void; pageHref: (page: number) => string }
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** Waiting, failed, empty or filled: every list of the back office has the same four faces. */
export function ListFrame<Row>({ query, list, empty, children }: ListFrameProps<Row>) {
  return (
    <Loaded query={query}>
      {(answer) => (
        <>
          {query.error && (
            <Alert
              tone="danger"
              actions={
                <Button size="sm" onClick={() => void query.refetch()}>
                  Réessayer
                </Button>
              }
            >
              Cette liste n’a pas pu être mise à jour. {messageFor(query.error)}
            </Alert>
          )}
          {answer.data.length === 0 ? (
            empty
          ) : (
            <>
              <div className="card bo-list" aria-busy={query.isPlaceholderData || undefined}>
                {children(answer.data)}
              </div>
              <div className="row between bo-list__foot">
                <span className="small muted num">{rangeText(answer)}</span>
                <Pagination
                  page={answer.meta.page}
                  lastPage={answer.meta.last_page}
                  onChange={list.setPage}
                  hrefFor={list.pageHref}
                />
              </div>
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

function rangeText({ data, meta }: ListOf<unknown>): string {
  const first = (meta.page - 1) * meta.per_page + 1
  const last = first + data.length - 1
  return `${formatInteger(first)} à ${formatInteger(last)} sur ${formatInteger(meta.total)}`
}
