import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageFor } from '../../lib/api.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** How many rows the skeleton draws. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** Rows on their way, a failure to try again, or what came. */
export function Loaded<Data>({ query: { data, error, refetch }, rows, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  return <TableSkeleton rows={rows} />
}
