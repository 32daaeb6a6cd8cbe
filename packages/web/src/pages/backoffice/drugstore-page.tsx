import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { IconEye, IconPrinter, IconUserPlus } from '@tabler/icons-react'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import type { AdminDrugstore, TeamMember } from '@kiosque/contract/wire/people'
import { DrugstoreFacts } from '../../features/backoffice-drugstores/drugstore-facts.tsx'
import { DrugstoreDialog } from '../../features/backoffice-drugstores/drugstore-form.tsx'
import { DrugstoreHead } from '../../features/backoffice-drugstores/drugstore-head.tsx'
import {
  DrugstoreReadings,
  DrugstoreRecalls,
} from '../../features/backoffice-drugstores/sheet-obligations.tsx'
import {
  drugstoreQuery,
  teamQuery,
  useChangeDrugstoreAccess,
} from '../../features/backoffice-drugstores/drugstores.queries.ts'
import { SheetPageSkeleton, SheetSkeleton } from '../../features/backoffice-drugstores/sheet-skeleton.tsx'
import { SheetFigures } from '../../features/backoffice-drugstores/sheet-figures.tsx'
import { DrugstoreAgreements } from '../../features/backoffice-drugstores/sheet-agreements.tsx'
import { DrugstoreTrainings } from '../../features/backoffice-drugstores/sheet-trainings.tsx'
import { SheetNotes } from '../../features/backoffice-drugstores/sheet-notes.tsx'
import { sheetQuery } from '../../features/backoffice-drugstores/sheet.queries.ts'
import { TeamTable } from '../../features/backoffice-drugstores/team-table.tsx'
import { InviteDialog } from '../../features/backoffice-people/invite-dialog.tsx'
import '../../features/statistics/statistics.css'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { AccessSwitch } from '../../parts/desk/access-switch.tsx'
import { drugstoreAccessWords } from '../../features/backoffice-drugstores/access-words.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { useId } from '../../lib/use-id.ts'
import {
  DrugstoreCampaigns,
  DrugstoreLog,
  DrugstorePartners,
  DrugstoreClaims,
  DrugstoreRequests,
  DrugstoreVisits,
} from '../../features/backoffice-drugstores/sheet-cards.tsx'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'

export function DrugstorePage() {
  const id = useId('/backoffice/is-admin/admin/drugstores/$id')
  const query = useQuery(drugstoreQuery(id))
  usePageTitle(query.data?.name)
  return (
    <Loaded isPage query={query} waiting={<SheetPageSkeleton />}>
      {(drugstore) => <Sheet drugstore={drugstore} />}
    </Loaded>
  )
}

function Sheet({ drugstore }: { drugstore: AdminDrugstore }) {
  const isAdministrator = useIsAdministrator()
  const network = useNetwork()
  const sheet = useQuery(sheetQuery(drugstore.id))
  const team = useQuery(teamQuery(drugstore.id))
  const [open, setOpen] = useState<'edit' | 'invite' | null>(null)
  const close = () => setOpen(null)
  const changed = (title: string, text?: string) => {
    close()
    toast({ title, text })
  }
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Officines', href: paths.admin('drugstores') }, { label: drugstore.name }]}
      />
      <DrugstoreHead
        drugstore={drugstore}
        packLabel={network.packLabel}
        actions={
          <span className="row no-print">
            <ButtonLink
              size="sm"
              href={`${paths.admin('preview')}?drugstore=${drugstore.id}`}
              icon={<IconEye className="i i--18" aria-hidden="true" />}
            >
              Voir comme
            </ButtonLink>
            <Button
              size="sm"
              icon={<IconPrinter className="i i--18" aria-hidden="true" />}
              onClick={() => globalThis.print()}
            >
              Imprimer
            </Button>
            {isAdministrator && (
              <Button variant="secondary" size="sm" onClick={() => setOpen('edit')}>
                Modifier
              </Button>
            )}
          </span>
        }
      />
      {sheet.isPending || team.isPending ? (
        <SheetSkeleton />
      ) : (
        <>
          {sheet.data ? (
            <SheetFigures sheet={sheet.data} />
          ) : (
            <ErrorState onRetry={() => void sheet.refetch()}>{messageFor(sheet.error)}</ErrorState>
          )}
          <div className="bo-grid bo-grid--2">
            <div className="stack">
              {sheet.data && <DrugstoreVisits sheet={sheet.data} />}
              <Team
                drugstore={drugstore}
                team={team}
                trainings={sheet.data?.trainings.by_person}
                isAdministrator={isAdministrator}
                onInvite={() => setOpen('invite')}
              />
              {sheet.data && <Duties sheet={sheet.data} />}
              {sheet.data && <Requests sheet={sheet.data} />}
            </div>
            <div className="stack">
              <DrugstoreFacts drugstore={drugstore} />
              {sheet.data && <Relations drugstore={drugstore} sheet={sheet.data} />}
              {isAdministrator && <Access drugstore={drugstore} />}
            </div>
          </div>
        </>
      )}
      <DrugstoreDialog
        open={open === 'edit'}
        drugstore={drugstore}
        zones={network.zones}
        packs={network.packs}
        onClose={close}
        onSaved={() => changed('Officine enregistrée')}
      />
      <InviteDialog
        open={open === 'invite'}
        drugstore={drugstore}
        onClose={close}
        onInvited={(invitation) => changed('Invitation envoyée', invitation.email)}
      />
    </>
  )
}

/** What it owes and what it answered. */
function Duties({ sheet }: { sheet: DrugstoreSheet }) {
  return (
    <>
      <DrugstoreRecalls sheet={sheet} />
      <DrugstoreReadings sheet={sheet} />
      <DrugstoreCampaigns sheet={sheet} />
    </>
  )
}

/** What it asked of the head office. Beside the tables: the other column is the longer one. */
function Requests({ sheet }: { sheet: DrugstoreSheet }) {
  const mayAnswer = useSignedIn().me.right_id !== RIGHTS.adviser
  return (
    <>
      <DrugstoreClaims sheet={sheet} mayOpen={mayAnswer} />
      <DrugstoreRequests sheet={sheet} mayOpen={mayAnswer} />
    </>
  )
}

/** What is between it and the head office: its agreements, its trainings, its partners, what is noted of it. */
function Relations({ drugstore, sheet }: { drugstore: AdminDrugstore; sheet: DrugstoreSheet }) {
  const isAdministrator = useIsAdministrator()
  return (
    <>
      <DrugstoreAgreements sheet={sheet} cip={drugstore.cip_officine} />
      <DrugstoreTrainings sheet={sheet} />
      <DrugstorePartners sheet={sheet} />
      <DrugstoreLog sheet={sheet} journalHref={isAdministrator ? journalOf(drugstore.id) : null} />
      <SheetNotes drugstoreId={drugstore.id} notes={sheet.notes} />
    </>
  )
}

function Access({ drugstore }: { drugstore: AdminDrugstore }) {
  return (
    <AccessSwitch
      isDisabled={drugstore.is_disabled}
      reason={drugstore.disabled_reason}
      words={drugstoreAccessWords(drugstore)}
      change={useChangeDrugstoreAccess(drugstore.id)}
    />
  )
}

const journalOf = (id: number) => `${paths.admin('audit')}?drugstore=${id}`

type TeamProps = {
  drugstore: AdminDrugstore
  team: UseQueryResult<{ data: TeamMember[] }>
  trainings: DrugstoreSheet['trainings']['by_person'] | undefined
  isAdministrator: boolean
  onInvite: () => void
}

function Team({ drugstore, team, trainings, isAdministrator, onInvite }: TeamProps) {
  const body = () => {
    if (!team.data)
      return (
        <ErrorState card={false} onRetry={() => void team.refetch()}>
          {messageFor(team.error)}
        </ErrorState>
      )
    if (team.data.data.length === 0)
      return <p className="muted bo-card__h">Personne n’a encore de compte dans cette officine.</p>
    return (
      <TeamTable
        team={team.data.data}
        trainings={trainings}
        userHref={isAdministrator ? (userId) => paths.admin(`users/${userId}`) : null}
      />
    )
  }
  return (
    <Card padded={false} className="bo-list">
      <div className="row between bo-card__h">
        <h2 className="h3">Équipe</h2>
        {isAdministrator && !drugstore.is_disabled && (
          <Button size="sm" icon={<IconUserPlus className="i i--18" aria-hidden="true" />} onClick={onInvite}>
            Inviter
          </Button>
        )}
      </div>
      {body()}
    </Card>
  )
}
