import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DrugstoreNote, DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { api } from '../../lib/api.ts'
import { drugstoresKey } from '../../lib/drugstores-key.ts'

export const sheetKey = (id: number) => [...drugstoresKey, 'sheet', id] as const

export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: sheetKey(id),
    queryFn: ({ signal }) => api.get<DrugstoreSheet>(`/admin/drugstores/${id}/sheet`, { signal }),
  })

export function useAddNote(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.post<DrugstoreNote>(`/admin/drugstores/${id}/notes`, { text }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sheetKey(id) }),
  })
}

export function useRemoveNote(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (noteId: number) => api.delete<null>(`/admin/drugstores/${id}/notes/${noteId}`),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sheetKey(id) }),
  })
}
