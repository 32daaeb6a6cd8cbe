import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  BulkAction,
  BulkCheck,
  BulkOutcome,
  RestoredContent,
  TrashedContent,
} from '@kiosque/contract/wire/content-desk'
import type { AdminContentList, AdminContentRow } from '@kiosque/contract/wire/contents'
import { api } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'

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

export type Chosen = Pick<AdminContentRow, 'id' | 'kind' | 'version'>

const asItem = ({ id, kind, version }: Chosen) => ({ id, kind, version })

type Bulk = { action: BulkAction; rows: readonly Chosen[]; target?: Target | undefined }

/** The key makes a second press of the same button do nothing more. */
const runBulk = ({ action, rows, target }: Bulk) =>
  api.post<BulkOutcome>('/admin/contents/bulk', {
    action,
    items: rows.map(asItem),
    ...(target ? { target } : {}),
    key: crypto.randomUUID(),
  })

/** Lists and trash are read again once contents have changed. */
function useContentsChanged() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: deskKey })
    void queryClient.invalidateQueries({ queryKey: trashKey })
  }
}

export function useRunBulk() {
  const changed = useContentsChanged()
  return useMutation({ mutationFn: runBulk, onSuccess: changed, onError: sayRefusal('Rien n’a été fait') })
}

export function useUndoBulk() {
  const changed = useContentsChanged()
  return useMutation({
    mutationFn: (operationId: number) =>
      api.post<BulkOutcome>('/admin/contents/bulk/undo', { operation_id: operationId }),
    onError: sayRefusal('Rien n’a pu être annulé'),
    onSettled: changed,
  })
}

/** What publishing these would do. Asked each time: what it answers is true of this moment only. */
export const publishCheckQuery = (rows: readonly Chosen[]) =>
  queryOptions({
    queryKey: ['backoffice', 'publish-check', rows.map(({ id, version }) => `${id}:${version}`)],
    queryFn: ({ signal }) =>
      api.post<BulkCheck>('/admin/contents/bulk/check', { items: rows.map(asItem) }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** The most contents that one action takes. */
export const MOST_CHOSEN = 200
const PER_PAGE = 100

/** The first of a filtered list whatever the page, to act on all of them. */
async function readResults(kind: string | null, filter: DeskFilter): Promise<AdminContentRow[]> {
  const path = kind === null ? '/admin/contents' : `/admin/contents/${kind}`
  const rows: AdminContentRow[] = []
  for (let page = 1, last = 1; page <= last && rows.length < MOST_CHOSEN; page += 1) {
    const answer = await api.get<AdminContentList>(path, { query: { ...filter, page, per_page: PER_PAGE } })
    rows.push(...answer.data)
    last = answer.meta.last_page
  }
  return rows.slice(0, MOST_CHOSEN)
}

export const useReadResults = () =>
  useMutation({
    mutationFn: ({ kind, filter }: { kind: string | null; filter: DeskFilter }) => readResults(kind, filter),
    onError: sayRefusal('La sélection n’a pas pu être étendue'),
  })

export const trashKey = ['backoffice', 'trash'] as const
export const trashQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: [...trashKey, filter],
    queryFn: ({ signal }) => api.get<ListOf<TrashedContent>>('/admin/trash', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

export function useRestoreFromTrash() {
  const changed = useContentsChanged()
  return useMutation({
    mutationFn: ({ id }: TrashedContent) => api.post<RestoredContent>(`/admin/trash/${id}/restore`),
    onSuccess: (_, { id, kind, title, status }) =>
      toast({
        title: `«\u00A0${title}\u00A0» a quitté la corbeille`,
        text: status === 'published' ? 'Il est de nouveau publié, comme avant.' : undefined,
        action: { label: 'Ouvrir', onClick: () => go(paths.admin(`contents/${kind}/${id}`)) },
      }),
    onError: sayRefusal('Ce contenu n’a pas pu être restauré'),
    onSettled: changed,
  })
}

export function useDeleteForGood() {
  const changed = useContentsChanged()
  return useMutation({
    mutationFn: ({ id }: TrashedContent) => api.delete<null>(`/admin/trash/${id}`),
    onSuccess: (_, { title }) => toast({ title: `«\u00A0${title}\u00A0» est supprimé` }),
    onError: sayRefusal('Rien n’a été supprimé'),
    onSettled: changed,
  })
}

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
