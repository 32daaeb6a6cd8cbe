import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { SentNotification } from '@kiosque/contract/wire/notifications'
import { api, messageFor } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'

const sentKey = ['backoffice', 'notifications'] as const

export const sentQuery = (query: { q?: string; topic?: string; state?: string; page?: number }) =>
  queryOptions({
    queryKey: [...sentKey, query],
    queryFn: ({ signal }) => api.get<ListOf<SentNotification>>('/admin/notifications', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Refused or not, the list says where the sending stands by now. */
export function useCancelSend() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/admin/notifications/${id}`),
    onSuccess: () => toast({ title: 'Envoi annulé' }),
    onError: (error) => toast({ title: messageFor(error), tone: 'err' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sentKey }),
  })
}
