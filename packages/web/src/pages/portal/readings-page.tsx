import { useQuery } from '@tanstack/react-query'
import { IconBell } from '@tabler/icons-react'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { RequiredReading } from '@kiosque/contract/wire/readings'
import { NoPharmacy } from '../../features/contents/list/empty-list.tsx'
import { readingsQuery, useRemindTeam } from '../../features/readings/readings.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { isGuest, useSignedIn } from '../../lib/session.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { Status } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { BlockSkeletons } from '../../ui/block-skeletons.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Progress } from '../../ui/progress.tsx'
import '../../features/readings/readings.css'

/** What must be read: one's own, and for who manages a team, who of it has not. */
export function ReadingsPage() {
  const session = useSignedIn()
  const hasPharmacy = useHasPharmacy()
  const { data, error, refetch } = useQuery(readingsQuery)
  const none = data?.data.length === 0
  // A guest may be asked to read; the head office never is.
  const mayBeAsked = hasPharmacy || isGuest(session)
  return (
    <div className="wrap">
      <PageHead
        title="Lectures obligatoires"
        intro="Ce que le siège demande de lire, et avant quand."
        crumbs={[{ label: 'Accueil', href: paths.home() }, { label: 'Lectures obligatoires' }]}
      />
      {!data && !error && <BlockSkeletons heights={[220, 220]} columns={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {none && !mayBeAsked && (
        <NoPharmacy
          title="Cette page s’adresse aux officines"
          desk={{ label: 'Suivre les lectures', href: paths.admin('readings') }}
        >
          Chacun y retrouve ce qu’il doit lire, et avant quand. Les confirmations se suivent dans le
          back-office.
        </NoPharmacy>
      )}
      {none && mayBeAsked && (
        <EmptyState
          title="Rien à lire d’obligatoire"
          actions={
            <ButtonLink variant="secondary" href={paths.news()}>
              Voir les actualités
            </ButtonLink>
          }
        >
          Ce qui doit être lu s’affichera ici, avec sa date.
        </EmptyState>
      )}
      <div className="grid grid--2">
        {data?.data.map((reading) => (
          <Reading key={reading.content_id} reading={reading} />
        ))}
      </div>
    </div>
  )
}

function Reading({ reading }: { reading: RequiredReading }) {
  return (
    <article className="card card--pad reading-card">
      <div>
        <h2 className="h3">
          <a href={reading.url}>{reading.title}</a>
        </h2>
        <p className="small muted">
          {reading.read_before ? `À lire avant le ${formatDate(reading.read_before)}` : 'Sans date limite'}
        </p>
      </div>
      <Own reading={reading} />
      {reading.team && <Team reading={reading} team={reading.team} />}
    </article>
  )
}

function Own({ reading }: { reading: RequiredReading }) {
  if (reading.confirmed_at)
    return <Status tone="green">Lu et compris le {formatDateTime(reading.confirmed_at)}</Status>
  return (
    <div className="row">
      <Status tone={reading.is_late ? 'danger' : 'warn'}>{reading.is_late ? 'En retard' : 'À lire'}</Status>
      <ButtonLink size="sm" variant="primary" href={reading.url}>
        Lire
      </ButtonLink>
    </div>
  )
}

function Team({ reading, team }: { reading: RequiredReading; team: NonNullable<RequiredReading['team']> }) {
  const { me } = useSignedIn()
  const remind = useRemindTeam()
  const others = team.missing.filter(({ user_id }) => user_id !== me.id)
  return (
    <section className="reading-team" aria-label={`Votre équipe\u00A0: ${reading.title}`}>
      <div className="row between">
        <b>Votre équipe</b>
        <span className="small muted">
          {team.confirmed} sur {team.total} {team.confirmed > 1 ? 'ont' : 'a'} lu
        </span>
      </div>
      <Progress
        value={team.total === 0 ? 0 : Math.round((100 * team.confirmed) / team.total)}
        label={`${team.confirmed} sur ${team.total} ont lu`}
      />
      {others.length > 0 && (
        <>
          <ul className="reading-missing" aria-label="Pas encore lu">
            <li className="muted" aria-hidden="true">
              Pas encore lu&nbsp;:
            </li>
            {others.map(({ user_id, name, role }) => (
              <li key={user_id}>
                {name} <span className="muted small">{accountTypeLabel(role)}</span>
              </li>
            ))}
          </ul>
          <div>
            <Button
              size="sm"
              icon={<IconBell className="i i--18" aria-hidden="true" />}
              loading={remind.isPending}
              aria-label={`Relancer l’équipe\u00A0: ${reading.title}`}
              onClick={() => remind.mutate(reading.content_id)}
            >
              Relancer
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
