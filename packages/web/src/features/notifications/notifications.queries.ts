import { queryOptions } from '@tanstack/react-query'
import type { Notification, NotificationList } from '@kiosque/contract/wire/notifications'
import { api } from '../../lib/api.ts'

export const notificationsKey = ['notifications'] as const

export const notificationsQuery = (userId: number, state: 'unread' | 'read') =>
  queryOptions({
    queryKey: [...notificationsKey, userId, state],
    queryFn: ({ signal }) =>
      api.get<NotificationList>(`/notifications/user/${userId}/${state}`, {
        query: { per_page: 50 },
        signal,
      }),
  })

export const markRead = (id: number) => api.patch<Notification>(`/notifications/${id}/read`)
export const markAllRead = () => api.post<{ read: number }>('/notifications/read-all')
