import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HandoffConfig, HandoffStateBody, HandoffTrial } from '@kiosque/contract/wire/handoff'
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
    mutationFn: (body: { url: string; secret?: string; keep_previous?: boolean }) =>
      api.put<HandoffConfig>(`/admin/handoff/${partner}`, body),
    onSuccess: useHandoffChanged(),
  })

export const useRemoveHandoff = (partner: string) =>
  useMutation({
    mutationFn: () => api.delete<null>(`/admin/handoff/${partner}`),
    onSuccess: useHandoffChanged(),
  })

export const useRotateKeys = (partner: string) =>
  useMutation({
    mutationFn: (action: 'swap' | 'finish') =>
      api.post<HandoffConfig>(`/admin/handoff/${partner}/rotation`, { action }),
    onSuccess: useHandoffChanged(),
  })

export const useDeclareState = (partner: string) =>
  useMutation({
    mutationFn: (body: HandoffStateBody) => api.put<HandoffConfig>(`/admin/handoff/${partner}/state`, body),
    onSuccess: useHandoffChanged(),
  })

export const useRestorePartner = () =>
  useMutation({
    mutationFn: ({ partner }: { partner: string }) =>
      api.put<HandoffConfig>(`/admin/handoff/${partner}/state`, { is_down: false }),
    onSuccess: useHandoffChanged(),
  })

export const useTryHandoff = (partner: string) =>
  useMutation({ mutationFn: () => api.post<HandoffTrial>(`/admin/handoff/${partner}/test`) })
