import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminPopin, PopinBody } from '@kiosque/contract/wire/popins'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'

export const popinsKey = ['backoffice', 'popins'] as const

export const popinsQuery = (page: number) =>
  queryOptions({
    queryKey: [...popinsKey, page],
    queryFn: ({ signal }) =>
      api.get<ListOf<AdminPopin>>('/admin/popins', { query: { page, per_page: 20 }, signal }),
  })

/** Creates one, or changes the one given if nobody has since. */
export function useSavePopin(popin: AdminPopin | null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PopinBody) =>
      popin === null
        ? api.post<AdminPopin>('/admin/popins', body)
        : api.patch<AdminPopin>(`/admin/popins/${popin.id}`, { ...body, version: popin.version }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: popinsKey }),
  })
}

export function useDeletePopin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete<null>(`/admin/popins/${id}`),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: popinsKey }),
    onError: sayRefusal('La popin n’est pas supprimée'),
  })
}
