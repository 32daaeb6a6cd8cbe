import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconAlertTriangle, IconCheck, IconPlus, IconPrinter, IconRotateClockwise } from '@tabler/icons-react'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { TeamProgress, TeamTraining } from '@kiosque/contract/wire/trainings'
import { NoPharmacy } from '../../features/contents/list/empty-list.tsx'
import { AssignDialog, type Asking } from '../../features/trainings/assign-dialog.tsx'
import { LateNotice } from '../../features/trainings/late-notice.tsx'
import { TeamFigures } from '../../features/trainings/team-figures.tsx'
import { mostPressing } from '../../features/trainings/most-pressing.ts'
import { TeamCards, TeamTable } from '../../features/trainings/team-table.tsx'
import { KIND_WORDS, lateFirst, nameOf } from '../../features/trainings/training-words.ts'
import type { Followed, Member } from '../../features/trainings/training-words.ts'
import { teamProgressQuery } from '../../parts/training.queries.ts'
import { useRemind, useWithdraw } from '../../features/trainings/trainings.queries.ts'
import { messageFor, saveDownload } from '../../lib/api.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Group } from '../../ui/group.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../ui/styles/figures.css'
import '../../ui/styles/lists.css'
import '../../features/trainings/trainings.css'

const TITLE = 'Formations de l’équipe'
const CRUMBS = [
  { label: 'Accueil', href: paths.home() },
  { label: 'Formations', href: paths.quiz() },
  { label: 'Mon équipe' },
]
const NOBODY: Asking = { training: null, people: [], due: '' }

/** D7-02: for whoever manages a team, and nobody else; the API refuses the others too. */
export function TeamTrainingsPage() {
  const { account } = useSignedIn()
  const isManager = managesTeam(account?.type ?? null) && account?.drugstore != null
  return <div className="wrap">{isManager ? <Team key={account.id} /> : <Reserved />}</div>
}

function Reserved() {
  if (!useHasPharmacy())
    return (
      <>
        <PageHead title={TITLE} crumbs={[...CRUMBS.slice(0, 2), { label: TITLE }]} />
        <NoPharmacy
          title="Cette page s’adresse aux officines"
          desk={{ label: 'Suivre les formations', href: paths.admin('trainings') }}
        >
          Les responsables d’une équipe y voient ce que chacun a suivi. Où en sont les officines se lit dans
          le back-office.
        </NoPharmacy>
      </>
    )
  return (
    <>
      <PageHead title={TITLE} crumbs={CRUMBS} />
      <EmptyState
        title="Cette page est réservée aux titulaires et cotitulaires"
        actions={
          <ButtonLink variant="secondary" href={paths.myTrainings()}>
            Voir mes formations
          </ButtonLink>
        }
      >
        Seuls les responsables de l’équipe voient ce que chacun a suivi. Vos propres formations vous attendent
        sur votre page.
      </EmptyState>
    </>
  )
}

function Team() {
  const { data, error, refetch } = useQuery(teamProgressQuery)
  const [asking, setAsking] = useState<Asking | null>(null)
  return (
    <>
      <PageHead
        title={TITLE}
        intro="Ce que chacun a suivi, ce qui arrive à échéance et qui relancer."
        crumbs={CRUMBS}
        actions={
          <>
            <Button
              size="sm"
              className="hide-xs"
              icon={<IconPrinter className="i i--18" aria-hidden="true" />}
              onClick={() => print()}
            >
              Imprimer
            </Button>
            <DownloadButton
              failure="Le tableau n’a pas pu être exporté"
              save={() => saveDownload('/team/progress.csv', 'formations-equipe.csv')}
            >
              Exporter
            </DownloadButton>
            <Button
              variant="primary"
              icon={<IconPlus className="i i--18" aria-hidden="true" />}
              onClick={() => setAsking(NOBODY)}
            >
              Attribuer une formation
            </Button>
          </>
        }
      />
      {!data && !error && <LineSkeletons count={8} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data && <Followed team={data} onAsk={setAsking} />}
      <AssignDialog asking={asking} members={data?.data ?? []} onClose={() => setAsking(null)} />
    </>
  )
}

type Leaving = { own: TeamTraining; member: Member; training: Followed }

function Followed({ team, onAsk }: { team: TeamProgress; onAsk: (asking: Asking) => void }) {
  const remind = useRemind()
  const withdraw = useWithdraw()
  const [leaving, setLeaving] = useState<Leaving>()
  const isLateOnly = useSearchValue('vue') === 'retard'
  const kind = useSearchValue('type')
  if (team.trainings.length === 0)
    return (
      <EmptyState title="Rien à suivre pour le moment">
        Attribuez une première formation&nbsp;: vous verrez ici qui l’a suivie et qui relancer.
      </EmptyState>
    )
  const members = lateFirst(team.data).filter(({ late }) => !isLateOnly || late > 0)
  const trainings = mostPressing(team).filter((training) => !kind || training.kind === kind)
  const ask = (training: Followed, people: readonly Member[]) => {
    const [own] = people[0]?.trainings.filter(({ content_id }) => content_id === training.id) ?? []
    const due = own?.is_late ? '' : (own?.due_on ?? '')
    onAsk({
      training: { id: training.id, label: training.title },
      people: people.map(({ user_id }) => user_id),
      due,
    })
  }
  const actions = {
    onRemind: (assignmentId: number) => remind.mutate([assignmentId]),
    onWithdraw: (own: TeamTraining, member: Member, training: Followed) =>
      setLeaving({ own, member, training }),
    onAsk: (training: Followed, member: Member) => ask(training, [member]),
  }
  return (
    <>
      <TeamFigures team={team} />
      <LateNotice
        team={team}
        isReminding={remind.isPending}
        onRemind={(ids) => remind.mutate(ids)}
        onAsk={ask}
      />
      <Toolbar team={team} isLateOnly={isLateOnly} kind={kind} />
      {members.length === 0 ? (
        <EmptyState title="Personne n’est en retard">
          Tout ce qui avait une date a été fait à temps.
        </EmptyState>
      ) : (
        <>
          <TeamTable trainings={trainings} members={members} actions={actions} />
          <TeamCards trainings={trainings} members={members} actions={actions} />
        </>
      )}
      <p className="small muted" style={{ marginTop: 14 }}>
        Seuls les titulaires et cotitulaires voient ce tableau. Les réponses données à un quiz restent
        visibles de la seule personne concernée.
      </p>
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Retirer cette demande&nbsp;?"
        confirmLabel="Retirer la demande"
        onConfirm={() => withdraw.mutateAsync(leaving?.own.assignment_id ?? 0)}
      >
        {leaving && (
          <p>
            «&nbsp;{leaving.training.title}&nbsp;» ne sera plus dans la liste à faire de{' '}
            {nameOf(leaving.member)}. Ce qui est déjà suivi reste acquis.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

type ToolbarProps = { team: TeamProgress; isLateOnly: boolean; kind: string | null }

/** What is shown lives in the address: it can be kept and sent. */
function Toolbar({ team, isLateOnly, kind }: ToolbarProps) {
  const list = useListState(['vue', 'type'])
  return (
    <div className="toolbar no-print">
      <Group className="seg seg--sm" aria-label="Afficher">
        <button type="button" aria-pressed={!isLateOnly} onClick={() => list.set({ vue: undefined })}>
          Toute l’équipe <small>{team.meta.total}</small>
        </button>
        <button type="button" aria-pressed={isLateOnly} onClick={() => list.set({ vue: 'retard' })}>
          En retard <small>{team.meta.late}</small>
        </button>
      </Group>
      <select
        className="select select--sm"
        style={{ width: 'auto' }}
        aria-label="Type de formation"
        value={kind ?? ''}
        onChange={(event) => list.set({ type: event.target.value })}
      >
        <option value="">Tous les types</option>
        {Object.entries(KIND_WORDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p className="team-legend hide-xs">
        <span>
          <IconCheck className="i i--16" aria-hidden="true" />
          Réussi ou vu
        </span>
        <span>
          <IconRotateClockwise className="i i--16" aria-hidden="true" />À repasser
        </span>
        <span>
          <IconAlertTriangle className="i i--16" aria-hidden="true" />
          En retard
        </span>
      </p>
    </div>
  )
}
