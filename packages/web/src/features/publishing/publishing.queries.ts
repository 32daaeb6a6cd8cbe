import { queryOptions } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Reach } from '@kiosque/contract/wire/audience'
import type { AdminContentDetail, PublishBody } from '@kiosque/contract/wire/contents'
import { api } from '../../lib/api.ts'

export const reachQuery = (target: Target) =>
  queryOptions({
    queryKey: ['backoffice', 'audience', 'reach', target],
    queryFn: ({ signal }) => api.post<Reach>('/admin/audience/reach', { target }, { signal }),
  })

export const publishContent = (kind: string, id: number, body: PublishBody) =>
  api.post<AdminContentDetail>(`/admin/contents/${kind}/${id}/publish`, body)
