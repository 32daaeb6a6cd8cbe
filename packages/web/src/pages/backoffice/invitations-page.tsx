import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconFileImport, IconMailPlus } from '@tabler/icons-react'
import type { Invitation } from '@kiosque/contract/wire/people'
import { invitationsColumns } from '../../features/backoffice-people/invitations-columns.tsx'
import {
  invitationsQuery,
  useChangeInvitation,
} from '../../features/backoffice-people/invitations.queries.ts'
import { InviteDialog } from '../../features/backoffice-people/invite-dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'

export function InvitationsPage() {
  const now = useNow()
  const list = useListFilters({})
  const query = useQuery(invitationsQuery(list.paging))
  const change = useChangeInvitation()
  const once = useOneAtATime()
  const [inviting, setInviting] = useState(false)
  const [canceling, setCanceling] = useState<Invitation | null>(null)
  const run = (invitation: Invitation, what: 'resend' | 'cancel') =>
    once(() => change.mutateAsync({ invitation, what }))

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
        above={change.error && <Refusal error={change.error} />}
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
          busyId: change.isPending ? change.variables.invitation.id : null,
          onResend: (row) => void run(row, 'resend'),
          onCancel: setCanceling,
        })}
      />
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        onInvited={(invitation) => {
          setInviting(false)
          toast({ title: 'Invitation envoyée', text: invitation.email })
        }}
      />
      <ConfirmDialog
        open={canceling !== null}
        onClose={() => setCanceling(null)}
        title="Annuler cette invitation&#8239;?"
        confirmLabel="Annuler l’invitation"
        onConfirm={() => (canceling ? run(canceling, 'cancel') : undefined)}
      >
        <p>Le lien envoyé à {canceling?.email} ne fonctionnera plus.</p>
      </ConfirmDialog>
    </>
  )
}
