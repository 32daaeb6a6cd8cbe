import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { MediaDetail, MediaPatch, MediaRow, MediaSummary } from '@kiosque/contract/wire/files'
import { api } from '../../lib/api.ts'

export type MediaItem = MediaRow

export const mediaKey = ['backoffice', 'media'] as const

export type MediaFilters = {
  q?: string | undefined
  type?: string | undefined
  usage?: string | undefined
  alt?: string | undefined
  sort?: string | undefined
  page?: number
  per_page?: number
}

/** Links to pictures live ten minutes at least: an answer is not kept longer. */
const LINKS_MS = 8 * 60_000

export const mediaQuery = (filters: MediaFilters) =>
  queryOptions({
    queryKey: [...mediaKey, 'list', filters],
    queryFn: ({ signal }) => api.get<ListOf<MediaItem>>('/admin/media', { query: { ...filters }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LINKS_MS,
  })

export const mediaSummaryQuery = queryOptions({
  queryKey: [...mediaKey, 'summary'],
  queryFn: ({ signal }) => api.get<MediaSummary>('/admin/media/summary', { signal }),
})

export const mediaDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...mediaKey, 'detail', id],
    queryFn: ({ signal }) => api.get<MediaDetail>(`/admin/media/${id}`, { signal }),
    refetchInterval: LINKS_MS,
  })

export const patchMedia = (id: number, patch: MediaPatch) =>
  api.patch<MediaDetail>(`/admin/media/${id}`, patch)
export const deleteMedia = (id: number) => api.delete<null>(`/admin/media/${id}`)
