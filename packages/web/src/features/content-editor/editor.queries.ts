import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ReferenceTo } from '@kiosque/contract/kinds/fields'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminContentDetail, AdminContentList, ContentVersion } from '@kiosque/contract/wire/contents'
import type { Presence } from '@kiosque/contract/wire/presence'
import type { AdminFaqTheme, Category } from '@kiosque/contract/wire/reference-data'
import { api } from '../../lib/api.ts'
import type { Choice, Search } from '../../lib/use-choices.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import type { Values } from './field-types/field-view.ts'

export const contentsKey = ['backoffice', 'contents'] as const
const base = (kind: string, id?: number) => `/admin/contents/${kind}${id === undefined ? '' : `/${id}`}`

/** Read anew at each opening and never behind the writer’s back: the form starts from it once. */
export const contentQuery = (kind: string, id: number) =>
  queryOptions({
    queryKey: [...contentsKey, 'editor', kind, id],
    queryFn: ({ signal }) => readContent(kind, id, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isPage: true },
  })

/** For screens beside the editor: never the copy its form starts from. */
export const contentFactsQuery = (kind: string, id: number) =>
  queryOptions({
    queryKey: [...contentsKey, 'facts', kind, id],
    queryFn: ({ signal }) => readContent(kind, id, signal),
    staleTime: 0,
    meta: { isPage: true },
  })

export const readContent = (kind: string, id: number, signal?: AbortSignal) =>
  api.get<AdminContentDetail>(base(kind, id), signal ? { signal } : {})
export const createContent = (kind: string, body: Values) => api.post<AdminContentDetail>(base(kind), body)
export const saveContent = (kind: string, id: number, body: Values) =>
  api.patch<AdminContentDetail>(base(kind, id), body)

/** Lists find what changed when they open: what the editor holds is never read again behind the writer’s back. */
export function useListsChanged() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: contentsKey, refetchType: 'none' })
}

/** What is done to a content from its editor, which says what is refused. */
function useGesture<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const listsChanged = useListsChanged()
  return useMutation({ mutationFn, onSuccess: listsChanged })
}

type AtVersion = Pick<AdminContentDetail, 'id' | 'version'>

export const useArchive = (kind: string) =>
  useGesture(({ id, version }: AtVersion) =>
    api.post<AdminContentDetail>(`${base(kind, id)}/archive`, { version }),
  )
export const useBackToDraft = (kind: string) =>
  useGesture(({ id, version }: AtVersion) => saveContent(kind, id, { status: 'draft', version }))
export const useDuplicate = (kind: string) =>
  useGesture((id: number) => api.post<AdminContentDetail>(`${base(kind, id)}/duplicate`))
export const useDelete = (kind: string) => useGesture((id: number) => api.delete<undefined>(base(kind, id)))
export const useRestore = () => useGesture((id: number) => api.post<undefined>(`/admin/trash/${id}/restore`))

export const beat = (kind: string, id: number) => api.put<Presence>(`${base(kind, id)}/presence`)
export const presenceQuery = (kind: string, id: number) =>
  queryOptions({
    queryKey: [...contentsKey, 'presence', kind, id],
    queryFn: ({ signal }) => api.get<Presence>(`${base(kind, id)}/presence`, { signal }),
    staleTime: 10_000,
  })

export const versionsQuery = (kind: string, id: number) =>
  queryOptions({
    queryKey: [...contentsKey, 'versions', kind, id],
    queryFn: ({ signal }) => api.get<{ data: ContentVersion[] }>(`${base(kind, id)}/versions`, { signal }),
    staleTime: 0,
    meta: { isPage: true },
  })

export type VersionDetail = ContentVersion & { snapshot: Values }

/** A version never changes once written. */
export const versionQuery = (kind: string, id: number, version: number) =>
  queryOptions({
    queryKey: [...contentsKey, 'version', kind, id, version],
    queryFn: ({ signal }) => api.get<VersionDetail>(`${base(kind, id)}/versions/${version}`, { signal }),
    staleTime: Infinity,
  })

/** An older version becomes a new one, if nobody has written since `current`; other pages find it when they open. */
export function useRestoreVersion(kind: string, id: number) {
  const listsChanged = useListsChanged()
  return useMutation({
    mutationFn: ({ version, current }: { version: number; current: number }) =>
      api.post<AdminContentDetail>(`${base(kind, id)}/versions/${version}/restore`, { version: current }),
    onSuccess: listsChanged,
    onError: sayRefusal('La restauration n’a pas abouti'),
  })
}

export const categoriesQuery = (kind: string) =>
  queryOptions({
    queryKey: ['backoffice', 'categories', 'of', kind],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Category[] }>('/categories', { query: { kind }, signal })).data,
  })

export const themesQuery = queryOptions({
  queryKey: ['backoffice', 'faq-themes', 'all'],
  queryFn: async ({ signal }) =>
    (await api.get<ListOf<AdminFaqTheme>>('/admin/faq-themes', { query: { per_page: 100 }, signal })).data,
})

export const zonesQuery = queryOptions({
  queryKey: ['backoffice', 'zones', 'names'],
  queryFn: async ({ signal }) =>
    (await api.get<{ data: { id: number; name: string }[] }>('/admin/zones', { signal })).data,
})

/** A content also tells its kind, its state and its address. */
export type EditorChoice = Choice & { kind?: string; status?: string; url?: string }
const PER_PAGE = 8

const COMPANY_PATHS: Record<Exclude<ReferenceTo, 'faq_theme'>, string> = {
  laboratory: '/admin/laboratories',
  partner: '/admin/partners',
  author: '/admin/authors',
}

export const referenceChoices =
  (to: Exclude<ReferenceTo, 'faq_theme'>): Search<EditorChoice> =>
  (q) => ({
    queryKey: ['backoffice', 'choices', to, q],
    queryFn: async ({ signal }) => {
      const query = { q, per_page: PER_PAGE }
      const found = await api.get<ListOf<{ id: number; name: string; role?: string; is_active?: boolean }>>(
        COMPANY_PATHS[to],
        { query, signal },
      )
      return found.data.map(({ id, name, role, is_active }) => ({
        id,
        label: name,
        note: role || (is_active === false ? 'Inactif' : ''),
      }))
    },
  })

export const contentChoices =
  (kinds: readonly string[]): Search<EditorChoice> =>
  (q) => ({
    queryKey: [...contentsKey, 'choices', kinds, q],
    queryFn: async ({ signal }) => {
      const query = { q, kind: kinds.join(','), per_page: PER_PAGE }
      const { data } = await api.get<AdminContentList>('/admin/contents', { query, signal })
      return data.map(({ id, title, kind, status, phase, url }) => ({
        id,
        label: title,
        kind,
        status,
        url,
        note: [kindOf(kind)?.labels.singular, phase === 'live' ? '' : PHASES[phase]]
          .filter(Boolean)
          .join(', '),
      }))
    },
  })

const PHASES: Record<string, string> = {
  draft: 'brouillon',
  scheduled: 'programmé',
  ended: 'expiré',
  archived: 'archivé',
}
