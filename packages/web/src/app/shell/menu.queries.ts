import { queryOptions } from '@tanstack/react-query'
import type { Menu } from '@kiosque/contract/wire/menu'
import { api } from '../../lib/api.ts'

export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: ({ signal }) => api.get<Menu>('/menu', { signal }),
  staleTime: 5 * 60_000,
})
