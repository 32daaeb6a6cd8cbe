import { queryOptions, useQuery } from '@tanstack/react-query'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { EnrolmentAnswer, Enrolments, Participation } from '@kiosque/contract/wire/enrolments'
import { api } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { useHasPharmacy } from '../../../lib/use-has-pharmacy.ts'

export const enrolmentQuery = (id: number) =>
  queryOptions({
    queryKey: ['enrolments', id],
    queryFn: ({ signal }) => api.get<EnrolmentAnswer>(`/enrolments/${id}`, { signal }),
    throwOnError: false,
  })

export const enrolmentsQuery = queryOptions({
  queryKey: ['enrolments', 'all'],
  queryFn: ({ signal }) => api.get<Enrolments>('/enrolments', { signal }),
  staleTime: 60_000,
  throwOnError: false,
})

/** Yes, no, no answer; undefined until it is known, and for those who have no pharmacy to answer for. */
export type OwnAnswer = boolean | null | undefined

/** What the pharmacy answered, asked once for a whole list of campaigns. */
export function useOwnAnswers(): (contentId: number) => OwnAnswer {
  const hasPharmacy = useHasPharmacy()
  const { data } = useQuery({ ...enrolmentsQuery, enabled: hasPharmacy })
  return (contentId) =>
    data && (data.data.find((answer) => answer.content_id === contentId)?.participates ?? null)
}

/** Whoever commits a pharmacy: the others of its team, and the head office, only read what is asked. */
export function useMayAnswer(): boolean {
  const account = useSession()?.account
  return Boolean(account?.drugstore) && mayAnswerFor(account?.type ?? null)
}

const participationQuery = queryOptions({
  queryKey: ['enrolments', 'participation'],
  queryFn: ({ signal }) => api.get<Participation>('/enrolments/participation', { signal }),
  staleTime: 300_000,
  throwOnError: false,
})

/** What the network made of a campaign; nothing where nobody answered, or until it is known. */
export function useParticipation(): (contentId: number) => Participation['data'][number] | undefined {
  const { data } = useQuery(participationQuery)
  return (contentId) => data?.data.find((line) => line.content_id === contentId)
}
