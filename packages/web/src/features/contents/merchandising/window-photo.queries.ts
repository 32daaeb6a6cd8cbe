import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { OwnWindowPhoto, WindowPhoto } from '@kiosque/contract/wire/enrolments'
import type { FileRef } from '@kiosque/contract/wire/files'
import { api } from '../../../lib/api.ts'
import { enrolmentQuery, enrolmentsQuery } from '../campaigns/enrolments.queries.ts'

export const ownPhotoQuery = (id: number) =>
  queryOptions({
    queryKey: [...enrolmentQuery(id).queryKey, 'photo'],
    queryFn: ({ signal }) => api.get<OwnWindowPhoto>(`/enrolments/${id}/photo`, { signal }),
    // The links of files live ten minutes.
    refetchInterval: 5 * 60_000,
    throwOnError: false,
  })

export const photosQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...enrolmentQuery(id).queryKey, 'photos', page],
    queryFn: ({ signal }) =>
      api.get<ListOf<WindowPhoto>>(`/enrolments/${id}/photos`, { query: { page, per_page: 12 }, signal }),
    throwOnError: false,
  })

async function sendPhoto(id: number, file: File): Promise<OwnWindowPhoto> {
  const { id: file_id } = await api.upload<FileRef>('/files', file, {}, { timeoutMs: 300_000 })
  return api.put<OwnWindowPhoto>(`/enrolments/${id}/photo`, { file_id })
}

/** Adds a photo, or takes it away (null); a window with a photo is in place. */
export function useChangePhoto(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File | null) =>
      file === null ? api.delete<OwnWindowPhoto>(`/enrolments/${id}/photo`) : sendPhoto(id, file),
    onSuccess: (next) => {
      client.setQueryData(ownPhotoQuery(id).queryKey, next)
      return Promise.all([
        client.invalidateQueries({ queryKey: enrolmentQuery(id).queryKey, exact: true }),
        client.invalidateQueries({ queryKey: enrolmentsQuery.queryKey }),
      ])
    },
  })
}
