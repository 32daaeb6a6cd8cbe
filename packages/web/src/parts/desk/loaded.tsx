import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
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
  if (error) return <NotLoaded error={error} isPage={isPage} onRetry={() => void refetch()} />
  return waiting ?? <TableSkeleton rows={rows} />
}

type NotLoadedProps = { error: Error; isPage?: boolean; onRetry: () => void }

/** A failure can be tried again; what is not there, or not for this person, will not come: one is led elsewhere. */
export function NotLoaded({ error, isPage = false, onRetry }: NotLoadedProps) {
  const isGone = isPage && error instanceof ApiError && error.status === 404
  if (!isGone)
    return (
      <ErrorState isPage={isPage} onRetry={onRetry}>
        {messageFor(error)}
      </ErrorState>
    )
  const isDesk = location.pathname.startsWith(paths.admin())
  return (
    <ErrorState
      isPage
      title="Introuvable"
      actions={
        <ButtonLink variant="secondary" href={isDesk ? paths.admin() : paths.home()}>
          {isDesk ? 'Retour au tableau de bord' : 'Retour à l’accueil'}
        </ButtonLink>
      }
    >
      {messageFor(error)}
    </ErrorState>
  )
}
