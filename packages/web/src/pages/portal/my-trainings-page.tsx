import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconPrinter, IconSchool, IconUpload } from '@tabler/icons-react'
import { isStaff, managesTeam } from '@kiosque/contract/domain/roles'
import type { EventCard } from '@kiosque/contract/wire/events'
import type { FileEntry, TrainingFile } from '@kiosque/contract/wire/training-file'
import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import { ownEventsQuery } from '../../features/agenda/agenda.queries.ts'
import { TrainingSessions } from '../../features/agenda/training-sessions.tsx'
import { AttestationDialog, type Writing } from '../../features/training-file/attestation-dialog.tsx'
import { DpcBanner, DpcTypes } from '../../features/training-file/dpc-counter.tsx'
import { inView, VIEWS } from '../../features/training-file/entry-words.ts'
import { FileList } from '../../features/training-file/file-list.tsx'
import {
  trainingFileQuery,
  useDeleteAttestation,
} from '../../features/training-file/training-file.queries.ts'
import { MyTrainingCard, type MyTraining } from '../../features/trainings/my-training-card.tsx'
import { useToday } from '../../lib/use-now.ts'
import { myTrainingsQuery } from '../../parts/training.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { useSession, type Session } from '../../lib/session.ts'
import { useSearchValue } from '../../lib/use-search-value.ts'
import { AccountNav, FILE_KEY } from '../../parts/account-nav.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { FoldButton, useFold } from '../../ui/fold.tsx'
import { Group } from '../../ui/group.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../features/trainings/my-trainings.css'

/** D7-02: what one obtained, what the three-year duty still asks, what waits. It follows the person. */
export function MyTrainingsPage() {
  const session = useSession()
  const file = useQuery(trainingFileQuery)
  const mine = useQuery(myTrainingsQuery)
  const agenda = useQuery(ownEventsQuery(useToday()))
  const error = file.error ?? mine.error
  if (!session) return null
  return (
    <div className="wrap">
      <PageHead
        title="Mon dossier de formation"
        intro={
          session.account?.drugstore && isStaff(session.account)
            ? 'Vos attestations au même endroit, et où vous en êtes de l’obligation triennale.'
            : 'Ce que vous avez suivi et ce qui vous attend.'
        }
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Mon compte', href: paths.account() },
          { label: 'Mes formations' },
        ]}
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
            {managesTeam(session.account?.type ?? null) && (
              <ButtonLink size="sm" href={paths.teamTrainings()}>
                Formations de l’équipe
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="split split--left">
        <AccountNav session={session} current={FILE_KEY} />
        <div className="stack" style={{ '--gap': '28px' } as React.CSSProperties}>
          {error && (!file.data || !mine.data) ? (
            <ErrorState
              onRetry={() => {
                void file.refetch()
                void mine.refetch()
              }}
            >
              {messageFor(error)}
            </ErrorState>
          ) : file.data && mine.data && !agenda.isPending ? (
            <Record file={file.data} mine={mine.data} events={agenda.data?.data ?? []} />
          ) : (
            <LineSkeletons count={8} />
          )}
        </div>
      </div>
    </div>
  )
}

type RecordProps = { file: TrainingFile; mine: MyTrainings; events: readonly EventCard[] }

function Record({ file, mine: { data }, events }: RecordProps) {
  const waiting = data.filter(({ status }) => status !== 'passed' && status !== 'in_progress')
  return (
    <>
      <Expiring expiring={file.expiring} />
      <DpcBanner dpc={file.dpc} />
      <DpcTypes dpc={file.dpc} />
      <OwnSessions events={events} />
      <Shelf title="À faire" trainings={waiting} />
      <Attestations entries={file.data} />
      <Shelf title="En cours" trainings={data.filter(({ status }) => status === 'in_progress')} />
      {/* What they gave stands among the attestations already. */}
      <Shelf title="Terminées" shown={2} trainings={data.filter(({ status }) => status === 'passed')} />
    </>
  )
}

/** Where one is expected: a session one is registered for is told here too. */
function OwnSessions({ events }: { events: readonly EventCard[] }) {
  const sessions = events.filter(
    ({ status, kind, training }) => status === 'published' && (kind === 'formation' || training !== null),
  )
  return <TrainingSessions id="sessions" title="Vos sessions à venir" events={sessions} />
}

function Expiring({ expiring }: { expiring: TrainingFile['expiring'] }) {
  if (expiring.length === 0) return null
  return (
    <Alert
      tone="warn"
      title={expiring.length === 1 ? 'Une attestation à renouveler' : 'Des attestations à renouveler'}
    >
      {expiring
        .map(({ title, valid_until: day, is_valid: isValid }) =>
          isValid
            ? `«\u00A0${title}\u00A0» est valable jusqu’au ${formatDate(day)}.`
            : `«\u00A0${title}\u00A0» n’est plus valable depuis le ${formatDate(day)}.`,
        )
        .join(' ')}
    </Alert>
  )
}

function Attestations({ entries }: { entries: readonly FileEntry[] }) {
  const [writing, setWriting] = useState<Writing>(null)
  const [leaving, setLeaving] = useState<FileEntry | null>(null)
  const remove = useDeleteAttestation()
  const account = useSession()?.account ?? null
  const asked = useSearchValue('voir') ?? ''
  const view = VIEWS.some(({ value }) => value === asked) ? asked : ''
  const shown = inView(entries, view)
  return (
    <section>
      <div className="card__head" style={{ marginBottom: 14 }}>
        <h2>Attestations</h2>
        <Button
          size="sm"
          icon={<IconUpload className="i i--18" aria-hidden="true" />}
          onClick={() => setWriting('new')}
        >
          Ajouter une attestation
        </Button>
      </div>
      {entries.length > 0 && <Views entries={entries} view={view} />}
      {shown.length > 0 ? (
        <FileList entries={shown} onEdit={setWriting} onDelete={setLeaving} />
      ) : (
        <p className="card card--pad muted row row--nw">
          <IconSchool className="i" aria-hidden="true" />
          <span>
            {entries.length === 0
              ? 'Un quiz réussi, un parcours terminé ou une attestation que vous ajoutez se retrouvent ici.'
              : 'Aucune attestation de ce genre pour le moment.'}
          </span>
        </p>
      )}
      <p className="small muted" style={{ marginTop: 14 }}>
        {whoSees(account)}
      </p>
      <AttestationDialog writing={writing} onClose={() => setWriting(null)} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Supprimer cette attestation&nbsp;?"
        confirmLabel="Supprimer l’attestation"
        onConfirm={() => remove.mutateAsync(leaving?.id ?? 0)}
      >
        <p>
          «&nbsp;{leaving?.title}&nbsp;» et son fichier seront supprimés, et ne compteront plus dans votre
          obligation de DPC.
        </p>
      </ConfirmDialog>
    </section>
  )
}

/** Who sees it, said to each as they stand in the pharmacy; the head office is in none. */
function whoSees(account: Session['account']): string {
  if (!account?.drugstore)
    return 'Ce dossier est le vôtre\u00A0: personne d’autre ne voit les attestations que vous ajoutez.'
  const who = managesTeam(account.type)
    ? 'Titulaires et cotitulaires voient l’avancement de chacun, jamais les attestations ajoutées.'
    : 'Votre titulaire voit votre avancement, jamais les attestations que vous ajoutez.'
  return `Ce dossier vous suit si vous changez d’officine. ${who}`
}

/** What is shown lives in the address: it can be kept. */
function Views({ entries, view }: { entries: readonly FileEntry[]; view: string }) {
  const list = useListState(['voir'])
  return (
    <div className="toolbar no-print" style={{ marginBottom: 14 }}>
      <Group className="seg seg--sm" aria-label="Type d’attestation">
        {VIEWS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === view}
            onClick={() => list.set({ voir: value })}
          >
            {label} <small>{inView(entries, value).length}</small>
          </button>
        ))}
      </Group>
    </div>
  )
}

const SHOWN_FIRST = 4

type ShelfProps = { title: string; trainings: readonly MyTraining[]; shown?: number }

function Shelf({ title, trainings, shown = SHOWN_FIRST }: ShelfProps) {
  const fold = useFold(trainings.length, shown)
  if (trainings.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 14 }}>
        {title} <span className="badge">{trainings.length}</span>
      </h2>
      <div className="grid grid--2">
        {trainings.map((training, index) => (
          <div key={training.id} className={`my-training-cell ${fold.classAt(index)}`}>
            <MyTrainingCard training={training} />
          </div>
        ))}
      </div>
      <FoldButton fold={fold} more={`Voir les ${fold.hidden}\u00A0autres`} />
    </section>
  )
}
