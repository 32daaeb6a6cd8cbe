import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  MyProgress,
  OwnProgress,
  Progress,
  ProgressBody,
  Series,
} from '@kiosque/contract/wire/trainings'
import { api } from '../../lib/api.ts'
import { useCounterMode } from '../../lib/counter.ts'
import { sayRefusal } from '../../ui/refusal.tsx'

type Kind = Progress['kind']

/** Read again at each visit: the film may have gone on elsewhere, on another device. */
const progressQuery = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: ['progress', kind, id],
    queryFn: ({ signal }) => api.get<OwnProgress>(`/progress/${kind}/${id}`, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** Everything one began, asked once for a whole list. */
export const myProgressQuery = queryOptions({
  queryKey: ['progress', 'mine'],
  queryFn: ({ signal }) => api.get<MyProgress>('/me/progress', { signal }),
  staleTime: 10_000,
})

type OwnAnswer = { own: OwnProgress | undefined; isLoading: boolean }

/** How far one came, and whether that is still on its way: a page that begins with it waits. */
export function useOwnProgress(kind: Kind, id: number): OwnAnswer {
  const isCounter = useCounterMode()
  const { data, isLoading } = useQuery({ ...progressQuery(kind, id), enabled: !isCounter })
  return { own: data, isLoading }
}

/** The same; nothing at the counter, where what is one's own is not shown. */
export const useProgress = (kind: Kind, id: number): OwnProgress | undefined => useOwnProgress(kind, id).own

/** The films that go together with this one, each with how far one came. */
export function useSeries(id: number, name: string | null): Series | undefined {
  const isCounter = useCounterMode()
  return useQuery({
    queryKey: ['progress', 'series', name],
    queryFn: ({ signal }) => api.get<Series>(`/progress/tutorial/${id}/series`, { signal }),
    enabled: !isCounter && name !== null && name !== '',
    staleTime: 0,
    throwOnError: false,
  }).data
}

/** The same for the cards of a list, asked once for all of them. */
export function useMyProgress(id: number): Progress | undefined {
  const isCounter = useCounterMode()
  const { data } = useQuery({ ...myProgressQuery, enabled: !isCounter })
  return data?.data.find((own) => own.id === id)
}

type Step = { body: ProgressBody; keepalive?: boolean }

function useSave(kind: Kind, id: number) {
  const client = useQueryClient()
  return {
    mutationFn: ({ body, keepalive = false }: Step) =>
      api.put<OwnProgress>(`/progress/${kind}/${id}`, body, { keepalive }),
    onSuccess: (own: OwnProgress) => {
      const before = client.getQueryData(progressQuery(kind, id).queryKey)
      client.setQueryData(progressQuery(kind, id).queryKey, own)
      if (own.completed_at !== (before?.completed_at ?? null)) {
        void client.invalidateQueries({ queryKey: ['progress', 'series'] })
        // What one thought of a training is asked once it is followed.
        void client.invalidateQueries({ queryKey: ['progress', 'feedback'] })
      }
      void client.invalidateQueries({ queryKey: myProgressQuery.queryKey, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: ['trainings'], refetchType: 'none' })
    },
  }
}

/** Where a film is, told in passing: a word lost on the way is made good by the next one. */
export const useTellProgress = (kind: Kind, id: number) => useMutation({ ...useSave(kind, id), retry: false })

/** What somebody says is done: a refusal is said back. */
export const useMarkProgress = (kind: Kind, id: number) =>
  useMutation({ ...useSave(kind, id), onError: sayRefusal('L’avancement n’a pas été enregistré') })
