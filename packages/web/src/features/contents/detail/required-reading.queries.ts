import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequiredReading } from '@kiosque/contract/wire/readings'
import { api } from '../../../lib/api.ts'
import { sayRefusal } from '../../../ui/refusal.tsx'
import { toast } from '../../../ui/toast-store.ts'

export const requiredReadingQuery = (contentId: number) =>
  queryOptions({
    queryKey: ['contents', 'readings', contentId],
    queryFn: ({ signal }) => api.get<RequiredReading>(`/readings/${contentId}`, { signal }),
    throwOnError: false,
    retry: false,
  })

/** « J’ai lu et compris ». */
export function useConfirmReading(contentId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.put<RequiredReading>(`/readings/${contentId}`),
    onSuccess: (reading) => {
      client.setQueryData(requiredReadingQuery(contentId).queryKey, reading)
      toast({
        title: 'C’est noté, merci',
        text: 'Votre confirmation est enregistrée avec la date et l’heure.',
      })
    },
    onError: sayRefusal('Votre confirmation n’est pas enregistrée'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['contents', 'todo'] }),
        client.invalidateQueries({ queryKey: ['contents', 'readings', 'all'] }),
        client.invalidateQueries({ queryKey: ['notifications'] }),
      ]),
  })
}
