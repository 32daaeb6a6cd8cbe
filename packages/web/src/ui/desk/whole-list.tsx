import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageFor } from '../../lib/api.ts'
import { EmptyState, ErrorState } from '../empty-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type ReferenceListProps<Row> = {
  query: UseQueryResult<Row[]>
  emptyTitle: string
  children: (rows: Row[]) => ReactNode
}

export function ReferenceList<Row>({ query, emptyTitle, children }: ReferenceListProps<Row>) {
  const { data, error, refetch } = query
  if (!data && error) return <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
  if (!data) return <TableSkeleton rows={4} />
  if (data.length === 0) return <EmptyState title={emptyTitle} />
  return <div className="card bo-list">{children(data)}</div>
}
