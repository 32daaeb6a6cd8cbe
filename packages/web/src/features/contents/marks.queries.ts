import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Marks } from '@kiosque/contract/wire/marks'
import { api, messageFor } from '../../lib/api.ts'
import { useCounterMode } from '../../lib/counter.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast-store.ts'

const NONE: Marks = { read: [], favourites: [] }

/** What is personal travels separately and small, so that lists stay the same for everyone (D15-04). */
export const marksQuery = queryOptions({
  queryKey: ['marks'],
  queryFn: ({ signal }) => api.get<Marks>('/me/marks', { signal }),
  staleTime: 60_000,
})

/** Until marks are known nothing is called unread: a dot that vanishes would be a flash. */
export function useMarks(): { isRead: (id: number) => boolean; isFavourite: (id: number) => boolean } {
  const session = useSession()
  const isOwn = !useCounterMode() && session !== null
  const { data } = useQuery({ ...marksQuery, enabled: isOwn })
  return {
    isRead: (id) => data === undefined || data.read.includes(id),
    isFavourite: (id) => data?.favourites.includes(id) ?? false,
  }
}

const withoutOrWith = (ids: number[], id: number, isIn: boolean) =>
  isIn ? [...new Set([...ids, id])] : ids.filter((other) => other !== id)

export function useToggleFavourite(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.put(`/me/favourites/${id}`) : api.delete(`/me/favourites/${id}`),
    onMutate: (wanted) => {
      const before = client.getQueryData<Marks>(marksQuery.queryKey)
      client.setQueryData<Marks>(marksQuery.queryKey, (marks = NONE) => ({
        ...marks,
        favourites: withoutOrWith(marks.favourites, id, wanted),
      }))
      return { before }
    },
    // The page of favourites, and lists narrowed to them, hold others from now on.
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: ['contents'],
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('favourites'),
      }),
    onError: (error, _wanted, context) => {
      client.setQueryData(marksQuery.queryKey, context?.before)
      toast({ title: 'Favori non enregistré', text: messageFor(error), tone: 'err' })
    },
  })
}

/** Opening a content reads it; a failure is of no consequence to the reader. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.put(`/me/reads/${id}`),
    onSuccess: (_answer, id) => {
      client.setQueryData<Marks>(marksQuery.queryKey, (marks) =>
        marks ? { ...marks, read: withoutOrWith(marks.read, id, true) } : marks,
      )
    },
  })
}
