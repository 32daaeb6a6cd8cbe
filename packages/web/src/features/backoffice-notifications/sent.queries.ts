import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { SentNotification } from '@kiosque/contract/wire/notifications'
import { api } from '../../lib/api.ts'

export const sentKey = ['backoffice', 'notifications'] as const

export const sentQuery = (query: { q?: string; topic?: string; state?: string; page?: number }) =>
  queryOptions({
    queryKey: [...sentKey, query],
    queryFn: ({ signal }) => api.get<ListOf<SentNotification>>('/admin/notifications', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const cancelSend = (id: number) => api.delete(`/admin/notifications/${id}`)
