import { queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AccountAnswer, Invitation, InvitationBody, TeamMember } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'

export const teamQuery = (drugstoreId: number) =>
  queryOptions({
    queryKey: ['team', drugstoreId],
    queryFn: ({ signal }) => api.get<{ data: TeamMember[] }>(`/drugstores/${drugstoreId}/team`, { signal }),
  })

/** Those still waiting for an answer; the accepted ones are members already. */
export const openInvitationsQuery = (drugstoreId: number) =>
  queryOptions({
    queryKey: ['team', drugstoreId, 'invitations'],
    queryFn: ({ signal }) =>
      api.get<ListOf<Invitation>>('/invitations', { query: { per_page: 100 }, signal }),
    select: ({ data }) =>
      data.filter(
        (invitation) => invitation.accepted_at === null && invitation.drugstore?.id === drugstoreId,
      ),
  })

export const invite = (body: InvitationBody) => api.post<Invitation>('/invitations', body)
export const resendInvitation = (id: number) => api.post<Invitation>(`/invitations/${id}/resend`)
export const cancelInvitation = (id: number) => api.delete(`/invitations/${id}`)
export const changeRole = (accountId: number, type: TeamMember['type']) =>
  api.patch<AccountAnswer>(`/accounts/${accountId}`, { type })
export const removeMember = (accountId: number) => api.delete(`/accounts/${accountId}`)
