import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { DeskReading, ReadingBoard, ReadingPeople } from '@kiosque/contract/wire/readings'
import { api, saveDownload } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

export type Query = Record<string, string | number | undefined>

/** The open line invalidates this root by its name, `readings`. */
const KEY = ['backoffice', 'readings'] as const

export const deskReadingsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => api.get<ListOf<DeskReading>>('/admin/readings', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const readingBoardQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'board', id],
    queryFn: ({ signal }) => api.get<ReadingBoard>(`/admin/readings/${id}`, { signal }),
  })

export const readingPeopleQuery = (id: number, query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'people', id, query],
    queryFn: ({ signal }) => api.get<ReadingPeople>(`/admin/readings/${id}/people`, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const saveReaders = (id: number, query: Query) =>
  saveDownload(`/admin/readings/${id}/people.csv`, `lecture-${id}.csv`, { query })

function useAct(title: string, failure: string, path: (id: number) => string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, query = {} }: { id: number; query?: Query }) =>
      api.post<{ people: number }>(path(id), undefined, { query }),
    onSuccess: ({ people }) =>
      toast({ title, text: `${count(people, 'personne prévenue', 'personnes prévenues')}.` }),
    onError: sayRefusal(failure),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export const useRemindReaders = () =>
  useAct('Relance envoyée', 'La relance n’est pas partie', (id) => `/admin/readings/${id}/remind`)

export const useAskReadingAgain = () =>
  useAct('Lecture redemandée', 'La lecture n’est pas redemandée', (id) => `/admin/readings/${id}/ask-again`)
