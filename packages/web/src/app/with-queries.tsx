import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { queryClient } from '../lib/query-client.ts'

/** Given by the layouts whose pages read from the API: the sign-in page starts without that code. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** For a page that reads from the API in a layout that has no queries. */
export function wrapWithQueries(Inner: ComponentType): () => ReactNode {
  return () => (
    <WithQueries>
      <Inner />
    </WithQueries>
  )
}
