import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { VoteAnswer } from '@kiosque/contract/wire/marks'
import { api } from '../../../lib/api.ts'

/** One vote a person, changed at will. */
export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (useful: boolean) => api.post<VoteAnswer>(`/contents/faq/${id}/vote`, { useful }),
    onSuccess: (answer) => client.setQueryData(['faq-vote', id], answer),
  })
}
