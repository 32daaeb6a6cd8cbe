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
      return Promise.all([
        // Lists said that an answer was awaited.
        client.invalidateQueries({ queryKey: enrolmentsQuery.queryKey }),
        // What is no longer in place has lost its photo.
        client.invalidateQueries({ queryKey: [...enrolmentQuery(id).queryKey, 'photo'] }),
      ])
    },
  })
}
