import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  BulkAction,
  BulkOutcome,
  ContentView,
  RestoredContent,
  TrashedContent,
  ViewBody,
  ViewPatch,
} from '@kiosque/contract/wire/content-desk'
import type { AdminContentList, AdminContentRow } from '@kiosque/contract/wire/contents'
import { api } from '../../lib/api.ts'

export type DeskFilter = Record<string, string | number | undefined>

export const deskKey = ['backoffice', 'contents'] as const

/** One kind, or all of them when `kind` is null. */
export const contentsQuery = (kind: string | null, filter: DeskFilter) =>
  queryOptions({
    queryKey: [...deskKey, 'list', kind, filter],
    queryFn: ({ signal }) =>
      api.get<AdminContentList>(kind === null ? '/admin/contents' : `/admin/contents/${kind}`, {
        query: filter,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const viewsQuery = queryOptions({
  queryKey: ['backoffice', 'content-views'],
  queryFn: ({ signal }) =>
    api.get<{ data: ContentView[] }>('/admin/content-views', { signal }).then((answer) => answer.data),
})
export const createView = (body: ViewBody) => api.post<ContentView>('/admin/content-views', body)
export const changeView = (id: number, body: ViewPatch) =>
  api.patch<ContentView>(`/admin/content-views/${id}`, body)
export const deleteView = (id: number) => api.delete<null>(`/admin/content-views/${id}`)

export type Chosen = Pick<AdminContentRow, 'id' | 'kind' | 'version'>

/** The key makes a second press of the same button do nothing more. */
export const runBulk = (action: BulkAction, rows: readonly Chosen[], target?: Target) =>
  api.post<BulkOutcome>('/admin/contents/bulk', {
    action,
    items: rows.map(({ id, kind, version }) => ({ id, kind, version })),
    ...(target ? { target } : {}),
    key: crypto.randomUUID(),
  })
export const undoBulk = (operationId: number) =>
  api.post<BulkOutcome>('/admin/contents/bulk/undo', { operation_id: operationId })

export const trashKey = ['backoffice', 'trash'] as const
export const trashQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: [...trashKey, filter],
    queryFn: ({ signal }) => api.get<ListOf<TrashedContent>>('/admin/trash', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })
export const restoreFromTrash = (id: number) => api.post<RestoredContent>(`/admin/trash/${id}/restore`)
export const deleteForGood = (id: number) => api.delete<null>(`/admin/trash/${id}`)

type Named = { id: number; name: string }
const staleTime = 5 * 60_000

/** What the filters offer; they change rarely. */
export const laboratoriesQuery = queryOptions({
  queryKey: ['backoffice', 'filter-laboratories'],
  queryFn: ({ signal }) => api.get<{ data: Named[] }>('/laboratories', { signal }).then(({ data }) => data),
  staleTime,
})
export const authorsQuery = queryOptions({
  queryKey: ['backoffice', 'filter-authors'],
  queryFn: ({ signal }) =>
    api
      .get<{ data: Named[] }>('/admin/authors', { query: { per_page: 100 }, signal })
      .then(({ data }) => data),
  staleTime,
})
export const categoriesQuery = (kind: string | null) =>
  queryOptions({
    queryKey: ['backoffice', 'filter-categories', kind],
    queryFn: ({ signal }) =>
      api
        .get<{ data: { key: string; label: string }[] }>('/categories', {
          query: { kind: kind ?? '' },
          signal,
        })
        .then(({ data }) => data),
    enabled: kind !== null,
    staleTime,
  })
