import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Invitation, TeamMember } from '@kiosque/contract/wire/people'
import { toast } from '../../ui/toast.tsx'
import { nameOf } from './team-rows.tsx'
import {
  cancelInvitation,
  changeRole,
  invite,
  removeMember,
  resendInvitation,
  teamQuery,
} from './team.queries.ts'

type RoleChange = { member: TeamMember; type: TeamMember['type'] }

/** Every change says what it did, then the list is read again from the server. */
export function useTeamChanges(drugstoreId: number) {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: teamQuery(drugstoreId).queryKey })

  const role = useMutation({
    mutationFn: ({ member, type }: RoleChange) => changeRole(member.account_id, type),
    onSuccess: (_, { member, type }) => {
      const label = accountTypeLabel(type).toLocaleLowerCase('fr')
      toast({ title: 'Rôle mis à jour', text: `${nameOf(member)} est maintenant ${label}.` })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery(drugstoreId).queryKey }),
  })
  const removal = useMutation({
    mutationFn: (member: TeamMember) => removeMember(member.account_id),
    onSuccess: (_, member) =>
      toast({ title: 'Membre retiré', text: `${nameOf(member)} n’a plus accès à l’officine.` }),
    onSettled: refresh,
  })
  const resending = useMutation({
    mutationFn: (invitation: Invitation) => resendInvitation(invitation.id),
    onSuccess: ({ email }) =>
      toast({ title: 'Invitation renvoyée', text: `${email} a 7 jours pour l’accepter.` }),
    onSettled: refresh,
  })
  const cancelling = useMutation({
    mutationFn: (invitation: Invitation) => cancelInvitation(invitation.id),
    onSuccess: (_, invitation) =>
      toast({
        title: 'Invitation annulée',
        text: `Le lien envoyé à ${invitation.email} ne s’ouvre plus.`,
        action: { label: 'Inviter de nouveau', onClick: () => inviting.mutate(invitation) },
      }),
    onSettled: refresh,
  })
  const inviting = useMutation({
    mutationFn: ({ email, type }: Invitation) =>
      invite({ email, drugstore_id: drugstoreId, ...(type === null ? {} : { type }) }),
    onSuccess: ({ email }) =>
      toast({ title: 'Invitation envoyée', text: `${email} a 7 jours pour l’accepter.` }),
    onSettled: refresh,
  })

  const { isPending, variables } = role
  return {
    pendingRole: isPending ? { accountId: variables.member.account_id, type: variables.type } : undefined,
    error: role.error ?? removal.error ?? resending.error ?? cancelling.error ?? inviting.error,
    setRole: (member: TeamMember, type: TeamMember['type']) => role.mutate({ member, type }),
    remove: (member: TeamMember) => removal.mutateAsync(member),
    // A second click while the first is on its way would send a second mail.
    resend: (invitation: Invitation) => {
      if (!resending.isPending) resending.mutate(invitation)
    },
    cancel: (invitation: Invitation) => {
      if (!cancelling.isPending) cancelling.mutate(invitation)
    },
    refresh,
  }
}
