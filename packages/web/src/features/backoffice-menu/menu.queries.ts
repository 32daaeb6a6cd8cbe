import { queryOptions } from '@tanstack/react-query'
import type { AdminMenu, AdminMenuBody } from '@kiosque/contract/wire/menu'
import { api } from '../../lib/api.ts'

export const adminMenuQuery = queryOptions({
  queryKey: ['backoffice', 'menu'],
  queryFn: ({ signal }) => api.get<AdminMenu>('/admin/menu', { signal }),
})

export const saveMenu = (body: AdminMenuBody) => api.put<AdminMenu>('/admin/menu', body)
