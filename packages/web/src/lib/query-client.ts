import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { setClearFailedQueries } from './failed-queries.ts'
import { sessionStore } from './session.ts'

/** The API client already tries a GET twice, so queries never retry on their own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      // What failed is not asked again by the part of a page that comes to say so: it would wait again, go, come back
      // and ask without end. Left by everybody, it is forgotten below: coming back to a page asks again.
      retryOnMount: false,
      // Asked even without network: on a tablet the worker may have kept the answer.
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      // A query with `meta: { isPage: true }` is the page itself: when it does not exist, neither does the
      // page. Any other failure is said in place.
      throwOnError: (error, query) =>
        query.meta?.['isPage'] === true && error instanceof ApiError && error.status === 404,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

setClearFailedQueries(() =>
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' }),
)

// What one account was told is never shown to another; the pages on screen ask again.
sessionStore.subscribe((now, before) => {
  if (now?.me.id === before?.me.id && now?.account?.id === before?.account?.id) return
  if (now && before) void queryClient.resetQueries()
  else if (now) queryClient.clear()
  else forgetUnseen()
})

/** Clearing everything would make the page still on screen ask for it all again, without a token. */
function forgetUnseen(): void {
  void queryClient.cancelQueries()
  queryClient.removeQueries({ type: 'inactive' })
}

// Signed out, an answer goes as soon as its page does; so does a failure, always.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'observerRemoved' || query.getObserversCount() > 0) return
  if (sessionStore.read() && query.state.status !== 'error') return
  queryClient.getQueryCache().remove(query)
})
