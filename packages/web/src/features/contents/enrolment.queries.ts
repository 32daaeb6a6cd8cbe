import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EnrolmentAnswer } from '@kiosque/contract/wire/enrolments'
import { api } from '../../lib/api.ts'

/** What this pharmacy answered to a content that asks for it. */
export const enrolmentQuery = (id: number) =>
  queryOptions({
    queryKey: ['enrolments', id],
    queryFn: ({ signal }) => api.get<EnrolmentAnswer>(`/enrolments/${id}`, { signal }),
  })

export function useEnrolmentAnswer(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (participates: boolean) => api.put<EnrolmentAnswer>(`/enrolments/${id}`, { participates }),
    onSuccess: (next) => client.setQueryData(enrolmentQuery(id).queryKey, next),
  })
}
