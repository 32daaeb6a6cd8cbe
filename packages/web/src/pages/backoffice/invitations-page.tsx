import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IconFileImport, IconMailPlus } from '@tabler/icons-react'
import type { Invitation } from '@kiosque/contract/wire/people'
import { invitationsColumns } from '../../features/backoffice-people/invitations-columns.tsx'
import {
  cancelInvitation,
  invitationsKey,
  invitationsQuery,
  resendInvitation,
} from '../../features/backoffice-people/invitations.queries.ts'
import { InviteDialog } from '../../features/backoffice-people/invite-dialog.tsx'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'

export function InvitationsPage() {
  const now = useNow()
  const list = useListFilters({})
  const query = useQuery(invitationsQuery(list.paging))
  const queryClient = useQueryClient()
  const [inviting, setInviting] = useState(false)
  const [canceling, setCanceling] = useState<Invitation | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busyId, setBusyId] = useState<number | null>(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invitationsKey })

  async function run(invitation: Invitation, action: () => Promise<unknown>, title: string) {
    if (busyId !== null) return
    setBusyId(invitation.id)
    setProblem(undefined)
    try {
      await action()
      toast({ title, text: invitation.email })
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setBusyId(null)
      refresh()
    }
  }

  return (
    <>
      <ListPage
        title="Invitations"
        intro="Chaque lien est valable 7 jours. Le renvoyer en crée un nouveau et annule l’ancien."
        actions={
          <>
            <ButtonLink
              size="sm"
              href={paths.admin('invitations/import')}
              icon={<IconFileImport className="i i--18" aria-hidden="true" />}
            >
              Inviter par fichier
            </ButtonLink>
            <Button
              variant="primary"
              size="sm"
              icon={<IconMailPlus className="i i--18" aria-hidden="true" />}
              onClick={() => setInviting(true)}
            >
              Inviter une personne
            </Button>
          </>
        }
        above={problem && <Alert tone="danger">{problem}</Alert>}
        list={list}
        query={query}
        empty={{
          title: list.page > 1 ? 'Aucune invitation sur cette page' : 'Aucune invitation pour le moment',
          text: 'Les invitations envoyées par le siège et par les titulaires apparaîtront ici.',
          actions: (
            <Button variant="secondary" onClick={() => setInviting(true)}>
              Inviter une personne
            </Button>
          ),
        }}
        columns={invitationsColumns({
          now,
          busyId,
          onResend: (row) => void run(row, () => resendInvitation(row.id), 'Invitation renvoyée'),
          onCancel: setCanceling,
        })}
      />
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        onInvited={(invitation) => {
          setInviting(false)
          refresh()
          toast({ title: 'Invitation envoyée', text: invitation.email })
        }}
      />
      <ConfirmDialog
        open={canceling !== null}
        onClose={() => setCanceling(null)}
        title="Annuler cette invitation&#8239;?"
        confirmLabel="Annuler l’invitation"
        onConfirm={() => {
          const row = canceling
          if (row) return run(row, () => cancelInvitation(row.id), 'Invitation annulée')
        }}
      >
        <p>Le lien envoyé à {canceling?.email} ne fonctionnera plus.</p>
      </ConfirmDialog>
    </>
  )
}
