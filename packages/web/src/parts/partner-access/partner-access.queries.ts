import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PartnerAccess } from '@kiosque/contract/wire/handoff'
import { api } from '../../lib/api.ts'
import { useCounterMode } from '../../lib/counter.ts'

export const partnersQuery = queryOptions({
  queryKey: ['partner-access'],
  queryFn: ({ signal }) =>
    api.get<{ data: PartnerAccess[] }>('/handoff/partners', { signal }).then((answer) => answer.data),
  staleTime: 60_000,
  throwOnError: false,
})

/** For people of a pharmacy; at the counter nobody leaves from there. */
export function usePartners(drugstoreId: number | null) {
  const isCounter = useCounterMode()
  return useQuery({ ...partnersQuery, enabled: drugstoreId !== null && !isCounter })
}

/** Agreeing, or taking it back. */
export function useConsent(partner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isGiven: boolean) => {
      const path = `/handoff/partners/${partner}/consent`
      return isGiven ? api.put(path) : api.delete(path)
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: partnersQuery.queryKey }),
  })
}
