import { queryOptions } from '@tanstack/react-query'
import type { GroupName } from '@kiosque/contract/domain/network'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'

export const previewedContent = (kind: string, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'preview', 'content', kind, id],
    queryFn: ({ signal }) => api.get<AdminContentDetail>(`/admin/contents/${kind}/${id}`, { signal }),
    staleTime: 0,
  })

/** The pharmacy chosen, or the first one may look as (of the group, if one is asked); null without any. */
export const drugstoreToShow = (id: number | null, group?: GroupName | null) =>
  queryOptions({
    queryKey: ['backoffice', 'preview', 'drugstore', id, group ?? null],
    queryFn: async ({ signal }) => {
      if (id !== null) return api.get<AdminDrugstore>(`/admin/drugstores/${id}`, { signal })
      const query = { per_page: 1, is_disabled: false, followed: true, ...(group ? { group } : {}) }
      const first = await api.get<ListOf<AdminDrugstore>>('/admin/drugstores', { query, signal })
      return first.data[0] ?? null
    },
  })
