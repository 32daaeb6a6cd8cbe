import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminVisit, VisitAnswerBody } from '@kiosque/contract/wire/visits'
import { api } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'

const key = ['backoffice', 'visits'] as const

export const deskVisitsQuery = (query: Record<string, string | number | undefined>) =>
  queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => api.get<ListOf<AdminVisit>>('/admin/visits', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Refusals are said in the form, which catches them. */
export function useAnswerVisit(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: VisitAnswerBody) => api.post<AdminVisit>(`/admin/visits/${id}/answer`, body),
    onSuccess: ({ status }) =>
      toast({
        title: status === 'accepted' ? 'Visite acceptée' : 'Visite refusée',
        text: 'L’officine est prévenue.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
