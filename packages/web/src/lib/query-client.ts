import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** The API client already tries a GET twice, so queries never retry on their own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      // A page that does not exist, or a session that ended, is shown by the route; the rest is said in place.
      throwOnError: (error) => error instanceof ApiError && error.status === 404,
    },
    mutations: { retry: false },
  },
})
