import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EnrolmentAnswer } from '@kiosque/contract/wire/enrolments'
import { api } from '../../../lib/api.ts'
import { enrolmentQuery, enrolmentsQuery } from './enrolments.queries.ts'

/** Apart from what is only read: cards of the home page read answers, and none of them gives one. */
export function useAnswerEnrolment(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (participates: boolean) => api.put<EnrolmentAnswer>(`/enrolments/${id}`, { participates }),
    onSuccess: (next) => {
      client.setQueryData(enrolmentQuery(id).queryKey, next)
      // Lists said that an answer was awaited.
      return client.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
    },
  })
}
