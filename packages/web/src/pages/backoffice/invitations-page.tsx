import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { IconFileImport, IconMailPlus } from '@tabler/icons-react'
import type { Invitation } from '@kiosque/contract/wire/people'
import { InvitationsTable } from '../../features/backoffice-people/invitations-table.tsx'
import {
  cancelInvitation,
  invitationsKey,
  invitationsQuery,
  resendInvitation,
} from '../../features/backoffice-people/invitations.queries.ts'
import { InviteDialog } from '../../features/backoffice-people/invite-dialog.tsx'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'

const TITLE = 'Invitations'

export function InvitationsPage() {
  const list = useListState([])
  const query = useQuery(invitationsQuery({ page: list.page }))
  const queryClient = useQueryClient()
  const [inviting, setInviting] = useState(false)
  const [canceling, setCanceling] = useState<Invitation | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busyId, setBusyId] = useState<number | null>(null)
  const busy = useRef(false)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: invitationsKey })

  async function run(invitation: Invitation, action: () => Promise<unknown>, title: string) {
    if (busy.current) return
    busy.current = true
    setBusyId(invitation.id)
    setProblem(undefined)
    try {
      await action()
      toast({ title, text: invitation.email })
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      busy.current = false
      setBusyId(null)
      refresh()
    }
  }

  return (
    <>
      <PageHead
        title={TITLE}
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
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          <EmptyState
            title={list.page > 1 ? 'Aucune invitation sur cette page' : 'Aucune invitation pour le moment'}
            actions={
              <Button variant="secondary" onClick={() => setInviting(true)}>
                Inviter une personne
              </Button>
            }
          >
            Les invitations envoyées par le siège et par les titulaires apparaîtront ici.
          </EmptyState>
        }
      >
        {(invitations) => (
          <InvitationsTable
            invitations={invitations}
            now={new Date()}
            busyId={busyId}
            drugstoreHref={(id) => paths.admin(`drugstores/${id}`)}
            onResend={(row) => void run(row, () => resendInvitation(row.id), 'Invitation renvoyée')}
            onCancel={setCanceling}
          />
        )}
      </ListFrame>
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
