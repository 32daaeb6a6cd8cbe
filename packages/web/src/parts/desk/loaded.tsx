import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageFor } from '../../lib/api.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** How many rows the skeleton draws. */
  rows?: number
  /** In place of rows, where the page has another shape. */
  waiting?: ReactNode
  /** It is the whole page, title included. */
  isPage?: boolean
  children: (data: Data) => ReactNode
}

/** Rows on their way, a failure to try again, or what came. */
export function Loaded<Data>({ query, rows, waiting, isPage = false, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorState isPage={isPage} onRetry={() => void refetch()}>
        {messageFor(error)}
      </ErrorState>
    )
  return waiting ?? <TableSkeleton rows={rows} />
}
