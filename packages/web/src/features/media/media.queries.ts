import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { FileRef, MediaDetail, MediaPatch, MediaRow, MediaSummary } from '@kiosque/contract/wire/files'
import { api } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'

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

const patchMedia = (id: number, patch: MediaPatch) => api.patch<MediaDetail>(`/admin/media/${id}`, patch)

export function useChangeMedia(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (patch: MediaPatch) => patchMedia(id, patch),
    onSuccess: (saved) => {
      queryClient.setQueryData(mediaDetailQuery(id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: mediaKey })
    },
  })
}

/** What is said of a picture where it is used goes to the library with it; an empty word changes nothing. */
export function useDescribe<File extends FileRef>() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (files: readonly { file: File; alt: string }[]) =>
      Promise.all(
        files.map(async ({ file, alt }): Promise<File> =>
          alt === '' ? file : { ...file, ...(await patchMedia(file.id, { alt })) },
        ),
      ),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: mediaKey }),
  })
}

export function useDeleteMedia() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: MediaItem) => api.delete<null>(`/admin/media/${id}`),
    onSuccess: (_, { name }) => {
      toast({ title: `${name} est supprimé` })
      void queryClient.invalidateQueries({ queryKey: mediaKey })
    },
  })
}
