import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type ZoneRow = { id: number; name: string; uses: number }
export type PackRow = { key: string; label: string; site: number; uses: number }
export type GroupRow = { id: number; name: string; uses: number }

/** They change rarely and every list asks for them. */
const staleTime = 5 * 60_000

export const zonesQuery = queryOptions({
  queryKey: ['backoffice', 'zones'],
  queryFn: ({ signal }) =>
    api.get<{ data: ZoneRow[] }>('/admin/zones', { signal }).then((answer) => answer.data),
  staleTime,
})

export const packsQuery = queryOptions({
  queryKey: ['backoffice', 'packs'],
  queryFn: ({ signal }) =>
    api.get<{ data: PackRow[] }>('/admin/packs', { signal }).then((answer) => answer.data),
  staleTime,
})

export const groupsQuery = queryOptions({
  queryKey: ['backoffice', 'groups'],
  queryFn: ({ signal }) =>
    api.get<{ data: GroupRow[] }>('/admin/groups', { signal }).then((answer) => answer.data),
  staleTime,
})
