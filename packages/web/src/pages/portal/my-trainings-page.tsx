import { useQuery } from '@tanstack/react-query'
import { managesTeam } from '@kiosque/contract/domain/roles'
import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import { Certificates } from '../../features/trainings/certificates.tsx'
import { MyTrainingCard, type MyTraining } from '../../features/trainings/my-training-card.tsx'
import { myTrainingsQuery } from '../../features/trainings/trainings.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../features/trainings/my-trainings.css'

/** D7-02: what waits for me first, what I began, what I obtained. It follows the person, not the pharmacy. */
export function MyTrainingsPage() {
  const { account } = useSignedIn()
  const { data, error, refetch } = useQuery(myTrainingsQuery)
  return (
    <div className="wrap">
      <PageHead
        title="Mes formations"
        intro="Ce qui vous attend, ce que vous avez commencé, et vos attestations au même endroit."
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Formations', href: paths.quiz() },
          { label: 'Mes formations' },
        ]}
        actions={
          <>
            <Button size="sm" onClick={() => print()}>
              Imprimer
            </Button>
            {managesTeam(account?.type ?? null) && (
              <ButtonLink size="sm" href={paths.teamTrainings()}>
                Formations de l’équipe
              </ButtonLink>
            )}
          </>
        }
      />
      {!data && !error && <LineSkeletons count={8} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data && <Record mine={data} />}
    </div>
  )
}

function Record({ mine: { data, certificates } }: { mine: MyTrainings }) {
  const waiting = data.filter(({ status }) => status !== 'passed' && status !== 'in_progress')
  const begun = data.filter(({ status }) => status === 'in_progress')
  const done = data.filter(({ status }) => status === 'passed')
  return (
    <div className="stack" style={{ '--gap': '32px' } as React.CSSProperties}>
      <Banner waiting={waiting} done={done.length} certificates={certificates.length} />
      {data.length === 0 && (
        <EmptyState
          title="Rien ne vous est demandé"
          actions={
            <ButtonLink variant="secondary" href={paths.tutorials()}>
              Voir les tutoriels
            </ButtonLink>
          }
        >
          Un quiz ou un tutoriel commencé se retrouve ici, là où vous l’avez laissé.
        </EmptyState>
      )}
      <Shelf title="À faire" trainings={waiting} />
      <Shelf title="En cours" trainings={begun} />
      <section>
        <h2 style={{ marginBottom: 14 }}>Attestations</h2>
        <Certificates certificates={certificates} />
      </section>
      <Shelf title="Terminées" trainings={done} />
    </div>
  )
}

type BannerProps = { waiting: readonly MyTraining[]; done: number; certificates: number }

function Banner({ waiting, done, certificates }: BannerProps) {
  const [first] = waiting
  const late = waiting.filter(({ is_late }) => is_late).length
  return (
    <section className="record on-dark no-print" aria-label="En bref">
      <div className="record__txt">
        <p className="small">
          {count(done, 'formation terminée', 'formations terminées')} · {count(certificates, 'attestation')}
        </p>
        <h2>
          {waiting.length === 0
            ? 'Vous êtes à jour'
            : `${count(waiting.length, 'formation vous attend', 'formations vous attendent')}${late > 0 ? `, dont ${late} en retard` : ''}`}
        </h2>
        {first ? (
          <>
            <p>La première est « {first.title} ».</p>
            <ButtonLink variant="primary" href={first.url}>
              Commencer
            </ButtonLink>
          </>
        ) : (
          <p>Cinq minutes devant vous&nbsp;? Un quiz ou un tutoriel se suit entre deux patients.</p>
        )}
      </div>
      <div className="record__art hide-xs">
        <Cover seed={7} columns={5} rows={3} />
      </div>
    </section>
  )
}

function Shelf({ title, trainings }: { title: string; trainings: readonly MyTraining[] }) {
  if (trainings.length === 0) return null
  return (
    <section>
      <h2 style={{ marginBottom: 14 }}>
        {title} <span className="badge">{trainings.length}</span>
      </h2>
      <div className="grid grid--2">
        {trainings.map((training) => (
          <MyTrainingCard key={training.id} training={training} />
        ))}
      </div>
    </section>
  )
}
