import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification, NotificationList } from '@kiosque/contract/wire/notifications'
import { api, messageFor } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'

export const notificationsKey = ['notifications'] as const

/** The first page is asked for before the code has come (early-page.ts), by the very same address. */
export const notificationsQuery = (userId: number, state: 'unread' | 'read', page = 1) =>
  queryOptions({
    queryKey: [...notificationsKey, userId, state, page],
    queryFn: ({ signal }) =>
      api.get<NotificationList>(`/notifications/user/${userId}/${state}`, {
        query: page === 1 ? { per_page: 50 } : { per_page: 50, page },
        signal,
      }),
  })

/** Said nowhere when it fails: the notification stays unread, nothing worse. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.patch<Notification>(`/notifications/${id}/read`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
}

export function useMarkAllRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.post<{ read: number }>('/notifications/read-all'),
    onError: (error) => toast({ title: messageFor(error), tone: 'err' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
}
