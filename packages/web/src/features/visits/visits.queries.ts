import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyVisits, Visit, VisitBody } from '@kiosque/contract/wire/visits'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

export const myVisitsQuery = queryOptions({
  queryKey: ['visits'],
  queryFn: ({ signal }) => api.get<MyVisits>('/visits', { signal }),
})

function useRefreshVisits() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['visits', 'trainings', 'training-file', 'progress'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}

/** Refusals are said in the form, which catches them. */
export function useRequestVisit(trainingId: number) {
  const refresh = useRefreshVisits()
  return useMutation({
    mutationFn: (body: VisitBody) => api.post<Visit>(`/laboratory-trainings/${trainingId}/visits`, body),
    onSuccess: () =>
      toast({ title: 'Demande envoyée', text: 'Le siège vous répond, et la cloche vous prévient.' }),
    onSettled: refresh,
  })
}

export function useCancelVisit() {
  const refresh = useRefreshVisits()
  return useMutation({
    mutationFn: ({ id, comment }: { id: number; comment: string }) =>
      api.post<Visit>(`/visits/${id}/cancel`, { comment }),
    onSuccess: () => toast({ title: 'Demande annulée', text: 'Le siège est prévenu.' }),
    onError: sayRefusal('La demande n’a pas été annulée'),
    onSettled: refresh,
  })
}

/** Refusals are said in the form, which catches them. */
export function useConfirmVisit(id: number) {
  const refresh = useRefreshVisits()
  return useMutation({
    mutationFn: (user_ids: number[]) => api.post<Visit>(`/visits/${id}/confirm`, { user_ids }),
    onSuccess: () =>
      toast({ title: 'Visite confirmée', text: 'La formation est dans le dossier des personnes présentes.' }),
    onSettled: refresh,
  })
}
