import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { api } from '../../lib/api.ts'

export const handoffQuery = queryOptions({
  queryKey: ['backoffice', 'handoff'],
  queryFn: ({ signal }) =>
    api.get<{ data: HandoffConfig[] }>('/admin/handoff', { signal }).then((answer) => answer.data),
})

function useHandoffChanged() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: handoffQuery.queryKey })
}

export const useConfigureHandoff = (partner: string) =>
  useMutation({
    mutationFn: (body: { url: string; secret?: string }) =>
      api.put<HandoffConfig>(`/admin/handoff/${partner}`, body),
    onSuccess: useHandoffChanged(),
  })

export const useRemoveHandoff = (partner: string) =>
  useMutation({
    mutationFn: () => api.delete<null>(`/admin/handoff/${partner}`),
    onSuccess: useHandoffChanged(),
  })
