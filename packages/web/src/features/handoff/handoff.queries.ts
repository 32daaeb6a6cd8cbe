import { queryOptions } from '@tanstack/react-query'
import type { HandoffConfig } from '@kiosque/contract/wire/handoff'
import { api } from '../../lib/api.ts'

export const handoffQuery = queryOptions({
  queryKey: ['backoffice', 'handoff'],
  queryFn: ({ signal }) =>
    api.get<{ data: HandoffConfig[] }>('/admin/handoff', { signal }).then((answer) => answer.data),
})

export const configureHandoff = (partner: string, body: { url: string; secret?: string }) =>
  api.put<HandoffConfig>(`/admin/handoff/${partner}`, body)
export const removeHandoff = (partner: string) => api.delete<null>(`/admin/handoff/${partner}`)
