import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Invitation, InvitationBody } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'

export type InvitationsFilter = { q?: string; status?: string; page?: number }

export const invitationsKey = ['backoffice', 'invitations'] as const

export const invitationsQuery = (filter: InvitationsFilter) =>
  queryOptions({
    queryKey: [...invitationsKey, filter],
    queryFn: ({ signal }) => api.get<ListOf<Invitation>>('/invitations', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

export const invite = (body: InvitationBody) => api.post<Invitation>('/invitations', body)
export const resendInvitation = (id: number) => api.post<Invitation>(`/invitations/${id}/resend`)
export const cancelInvitation = (id: number) => api.delete<null>(`/invitations/${id}`)
