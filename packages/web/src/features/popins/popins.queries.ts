import { queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminPopin, PopinBody, PopinPatch } from '@kiosque/contract/wire/popins'
import { api } from '../../lib/api.ts'

export const popinsKey = ['backoffice', 'popins'] as const

export const popinsQuery = (page: number) =>
  queryOptions({
    queryKey: [...popinsKey, page],
    queryFn: ({ signal }) =>
      api.get<ListOf<AdminPopin>>('/admin/popins', { query: { page, per_page: 20 }, signal }),
  })

export const createPopin = (body: PopinBody) => api.post<AdminPopin>('/admin/popins', body)
export const changePopin = (id: number, body: PopinPatch) =>
  api.patch<AdminPopin>(`/admin/popins/${id}`, body)
export const deletePopin = (id: number) => api.delete<null>(`/admin/popins/${id}`)
