import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Invitation, InvitationBody } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'
import { drugstoresKey } from '../../lib/drugstores-key.ts'
import { toast } from '../../ui/toast.tsx'

export type InvitationsFilter = { q?: string; status?: string; page?: number }

const invitationsKey = ['backoffice', 'invitations'] as const

export const invitationsQuery = (filter: InvitationsFilter) =>
  queryOptions({
    queryKey: [...invitationsKey, filter],
    queryFn: ({ signal }) => api.get<ListOf<Invitation>>('/invitations', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

export function useInvite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InvitationBody) => api.post<Invitation>('/invitations', body),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: invitationsKey })
      void queryClient.invalidateQueries({ queryKey: drugstoresKey })
    },
  })
}

const CHANGES = {
  resend: { send: (id: number) => api.post(`/invitations/${id}/resend`), done: 'Invitation renvoyée' },
  cancel: { send: (id: number) => api.delete(`/invitations/${id}`), done: 'Invitation annulée' },
}

type Change = { invitation: Invitation; what: keyof typeof CHANGES }

/** Sends one again or calls it off. Refused or not, the list says where it stands by now. */
export function useChangeInvitation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ invitation, what }: Change) => CHANGES[what].send(invitation.id),
    onSuccess: (_answer, { invitation, what }) =>
      toast({ title: CHANGES[what].done, text: invitation.email }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: invitationsKey }),
  })
}
