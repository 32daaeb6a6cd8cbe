import { queryOptions } from '@tanstack/react-query'
import type { DrugstoreNote, DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { api } from '../../lib/api.ts'
import { drugstoresKey } from './drugstores.queries.ts'

export const sheetKey = (id: number) => [...drugstoresKey, 'sheet', id] as const

export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: sheetKey(id),
    queryFn: ({ signal }) => api.get<DrugstoreSheet>(`/admin/drugstores/${id}/sheet`, { signal }),
  })

export const addNote = (id: number, text: string) =>
  api.post<DrugstoreNote>(`/admin/drugstores/${id}/notes`, { text })
export const removeNote = (id: number, noteId: number) =>
  api.delete<null>(`/admin/drugstores/${id}/notes/${noteId}`)
