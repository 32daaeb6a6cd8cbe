import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import type {
  AudienceChoices,
  ExplainAnswer,
  NamedDrugstores,
  Reach,
  ResolvedCips,
  SavedAudience,
} from '@kiosque/contract/wire/audience'
import type { DueDates } from '@kiosque/contract/wire/due-dates'
import type { ListOf } from '@kiosque/contract/wire/common'
import { api, ApiError, messageFor } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'

export const audiencesKey = ['backoffice', 'audiences'] as const

export const choicesQuery = queryOptions({
  queryKey: ['backoffice', 'audience', 'choices'],
  queryFn: ({ signal }) => api.get<AudienceChoices>('/admin/audience/choices', { signal }),
  staleTime: 5 * 60_000,
})

export const reachQuery = (target: Target) =>
  queryOptions({
    queryKey: ['backoffice', 'audience', 'reach', target],
    queryFn: ({ signal }) => api.post<Reach>('/admin/audience/reach', { target }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Only as many as are shown: a target may name thousands. */
export const drugstoreNamesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['backoffice', 'audience', 'drugstores', ids],
    queryFn: ({ signal }) => api.post<NamedDrugstores>('/admin/audience/drugstores', { ids }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })

export type Publishing = {
  status: 'draft' | 'published' | 'archived'
  starts_at: string | null
  ends_at: string | null
}

type ExplainQuestion = {
  target: Target
  drugstore_id: number
  account_type: number
  environment?: 0 | 1
  publication?: Publishing | undefined
  at?: string | undefined
}

export const explainQuery = (question: ExplainQuestion) =>
  queryOptions({
    queryKey: ['backoffice', 'audience', 'explain', question],
    queryFn: ({ signal }) => api.post<ExplainAnswer>('/admin/audience/explain', question, { signal }),
  })

export const useResolveCips = () =>
  useMutation({
    mutationFn: (text: string) => api.post<ResolvedCips>('/admin/audience/resolve-cips', { text }),
  })

export const audiencesQuery = (query: { q?: string; page?: number; per_page?: number; reach?: boolean }) =>
  queryOptions({
    queryKey: [...audiencesKey, query],
    queryFn: ({ signal }) => api.get<ListOf<SavedAudience>>('/admin/audiences', { query, signal }),
    placeholderData: keepPreviousData,
  })

type KeptAudience = { name: string; target: Target; of?: SavedAudience | null }

/** Keeps a target under a name; with `of`, in place of the audience it was. */
export function useKeepAudience() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ name, target, of }: KeptAudience) =>
      (of
        ? api.patch<SavedAudience>(`/admin/audiences/${of.id}`, { name, target, version: of.version })
        : api.post<SavedAudience>('/admin/audiences', { name, target })
      ).catch((error: unknown) => {
        throw besideName(error)
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: audiencesKey }),
  })
}

export function useDeleteAudience() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedAudience) => api.delete(`/admin/audiences/${id}`),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: audiencesKey }),
    onError: (error) => toast({ title: messageFor(error), tone: 'err' }),
  })
}

/** A name already taken belongs beside the field. */
function besideName(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'name_taken') return error
  const { status, code, message } = error
  return new ApiError(message, { status, code, errors: { name: [message] } })
}

export const dueDatesQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['backoffice', 'due-dates', contentId],
    queryFn: ({ signal }) => api.get<DueDates>(`/admin/trainings/${contentId}/due-dates`, { signal }),
    staleTime: 0,
  })

/** The whole list at once; what the server kept is shown. */
export function useChangeDueDates(contentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: DueDates['data']) =>
      api.put<DueDates>(`/admin/trainings/${contentId}/due-dates`, { data }),
    onSuccess: (kept) => queryClient.setQueryData(dueDatesQuery(contentId).queryKey, kept),
  })
}
