import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { AdminContentDetail, AdminContentRow } from '@kiosque/contract/wire/contents'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { EventList } from '@kiosque/contract/wire/events'
import type { AdminHighlight, PlacementOut } from '@kiosque/contract/wire/highlights'
import { api } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import type { BoardChanges } from './board-changes.ts'

export const boardKey = ['backoffice', 'highlights'] as const
const PER_PAGE = 100

/** The whole board: placements, and every highlight whatever its dates. */
export const boardQuery = queryOptions({
  queryKey: [...boardKey, 'board'],
  queryFn: async ({ signal }) => {
    const placements = await api.get<{ data: PlacementOut[] }>('/admin/placements', { signal })
    const highlights: AdminHighlight[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { page, per_page: PER_PAGE }
      const answer = await api.get<ListOf<AdminHighlight>>('/admin/highlights', { query, signal })
      highlights.push(...answer.data)
      last = answer.meta.last_page
    }
    return { placements: placements.data, highlights }
  },
})

/** Done once the board has been read again: what was moved does not jump back in between. */
export function usePublishBoard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: BoardChanges) => api.post('/admin/highlights/board', changes),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: boardKey }),
  })
}

export function useChangePlacement(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (patch: { label: string; capacity: number }) =>
      api.patch<PlacementOut>(`/admin/placements/${id}`, patch),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: boardKey })
      toast({ title: 'Emplacement enregistré' })
    },
  })
}

/** Published contents whose title matches; products only where asked. */
export const choicesQuery = (q: string, productsOnly: boolean) =>
  queryOptions({
    queryKey: ['backoffice', 'highlight-choices', q, productsOnly],
    queryFn: ({ signal }) => {
      const path = productsOnly ? '/admin/contents/product' : '/admin/contents'
      return api.get<ListOf<AdminContentRow>>(path, {
        query: { ...(q ? { q } : {}), per_page: 8 },
        signal,
      })
    },
    // While one types the last answer stays; among products, contents found before must not be taken for one.
    placeholderData: (last, before) => (before?.queryKey[3] === productsOnly ? last : undefined),
  })

/** Events still to come whose title or town matches. */
export const eventChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: ['backoffice', 'highlight-choices', 'event', q],
    queryFn: ({ signal }) =>
      api.get<EventList>('/admin/events', {
        query: { ...(q ? { q } : {}), from: parisDay(new Date()), per_page: 8 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const readContent = (kind: string, id: number, signal: AbortSignal) =>
  api.get<AdminContentDetail>(`/admin/contents/${kind}/${id}`, { signal })
