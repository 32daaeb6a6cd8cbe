import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconUserPlus } from '@tabler/icons-react'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { Account } from '@kiosque/contract/wire/identity'
import type { Invitation, TeamMember } from '@kiosque/contract/wire/people'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { withArticle } from '../../lib/pharmacy-name.ts'
import { useToday } from '../../lib/use-now.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { nameOf, teamColumns } from './team-rows.tsx'
import type { TeamRow } from './team-rows.tsx'
import { openInvitationsQuery, teamQuery } from './team.queries.ts'
import { useTeamChanges } from './use-team-changes.ts'

type TeamSectionProps = {
  account: Account & { drugstore: NonNullable<Account['drugstore']> }
  ownUserId: number
}

/** The team of the current pharmacy, with those who have not answered yet (D3-05, D3-06). */
export function TeamSection({ account, ownUserId }: TeamSectionProps) {
  const { drugstore, type: ownType } = account
  const isManager = managesTeam(ownType)
  const team = useQuery(teamQuery(drugstore.id))
  const invitations = useQuery({ ...openInvitationsQuery(drugstore.id), enabled: isManager })
  const changes = useTeamChanges(drugstore.id)
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<TeamMember>()

  const today = useToday()
  const members = team.data?.data ?? []
  const waiting = invitations.data ?? []
  const columns = teamColumns(
    {
      today,
      ownUserId,
      ownType,
      pendingRole: changes.pendingRole,
      onRole: changes.setRole,
      onRemove: setLeaving,
      onResend: changes.resend,
      onCancel: changes.cancel,
    },
    isManager,
  )
  const failure = team.error ?? invitations.error
  return (
    <section aria-labelledby="equipe">
      <div className="section__head" style={{ marginBottom: 14 }}>
        <div>
          <h2 id="equipe" className="h3">
            L’équipe de {withArticle(drugstore.name)}
          </h2>
          <p className="small">{summaryOf(members, waiting)}</p>
        </div>
        {isManager && (
          <Button
            variant="primary"
            icon={<IconUserPlus className="i" aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            Inviter un membre
          </Button>
        )}
      </div>
      {changes.error !== null && (
        <div style={{ marginBottom: 14 }}>
          <Alert tone="danger">{messageFor(changes.error)}</Alert>
        </div>
      )}
      {team.isPending && <LineSkeletons />}
      {failure && (
        <ErrorState
          onRetry={() => {
            void team.refetch()
            if (isManager) void invitations.refetch()
          }}
        >
          {messageFor(failure)}
        </ErrorState>
      )}
      {team.data && (
        <Card as="div" padded={false} style={{ overflow: 'hidden' }}>
          <Table
            caption={`Équipe de ${withArticle(drugstore.name)}`}
            columns={columns}
            rows={rowsOf(members, waiting)}
            rowKey={(row) => row.key}
          />
        </Card>
      )}
      {!isManager && (
        <p className="hint">Pour inviter quelqu’un ou changer un rôle, adressez-vous à votre titulaire.</p>
      )}
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        drugstore={drugstore}
        ownType={ownType}
        onInvited={changes.refresh}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`Retirer ${leaving ? nameOf(leaving) : ''} de l’équipe\u00A0?`}
        confirmLabel="Retirer de l’équipe"
        onConfirm={() => leaving && changes.remove(leaving)}
      >
        <p>
          Son accès à {withArticle(drugstore.name)} se ferme aussitôt. Son compte personnel n’est pas
          effacé&nbsp;: vous pourrez l’inviter de nouveau.
        </p>
      </ConfirmDialog>
    </section>
  )
}

function rowsOf(members: TeamMember[], waiting: Invitation[]): TeamRow[] {
  return [
    ...members.map((member): TeamRow => ({ kind: 'member', key: `m${member.account_id}`, member })),
    ...waiting.map((invitation): TeamRow => ({ kind: 'invitation', key: `i${invitation.id}`, invitation })),
  ]
}

function summaryOf(members: TeamMember[], waiting: Invitation[]): string {
  const people = count(members.length, 'membre')
  return waiting.length === 0 ? people : `${people}, ${count(waiting.length, 'invitation')} en attente`
}
