import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AgreementFigures,
  AgreementStanding,
  ReferralState,
  ReferralStates,
} from '@kiosque/contract/wire/agreements'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

export const standingsQuery = queryOptions({
  queryKey: ['agreements', 'standings'],
  queryFn: ({ signal }) => api.get<{ data: AgreementStanding[] }>('/agreements', { signal }),
})

export const agreementQuery = (id: number) =>
  queryOptions({
    queryKey: ['agreements', 'figures', id],
    queryFn: ({ signal }) => api.get<AgreementFigures>(`/agreements/${id}`, { signal }),
  })

export const referralStatesQuery = queryOptions({
  queryKey: ['agreements', 'referrals'],
  queryFn: ({ signal }) => api.get<ReferralStates>('/referral-laboratories', { signal }),
})

/** An owner commits the pharmacy, or takes it back. */
export function useCommit(contentId: number, laboratory: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_committed: boolean) =>
      api.put<ReferralState>(`/referral-laboratories/${contentId}/commitment`, { is_committed }),
    onSuccess: ({ committed_on }) =>
      toast(
        committed_on
          ? { title: 'Engagement enregistré', text: `Votre officine est engagée auprès de ${laboratory}.` }
          : {
              title: 'Engagement retiré',
              text: `Votre officine n’est plus engagée auprès de ${laboratory}.`,
            },
      ),
    onError: sayRefusal('L’engagement n’a pas été enregistré'),
    onSettled: () => client.invalidateQueries({ queryKey: ['agreements'] }),
  })
}
