import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequiredReadings } from '@kiosque/contract/wire/readings'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

const KEY = ['contents', 'readings'] as const

export const readingsQuery = queryOptions({
  queryKey: [...KEY, 'all'],
  queryFn: ({ signal }) => api.get<RequiredReadings>('/readings', { signal }),
})

/** The titulaire reminds those of the team who have not read. */
export function useRemindTeam() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (contentId: number) => api.post<{ people: number }>(`/readings/${contentId}/remind`),
    onSuccess: ({ people }) => toast({ title: count(people, 'personne prévenue', 'personnes prévenues') }),
    onError: sayRefusal('L’équipe n’a pas été relancée'),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
