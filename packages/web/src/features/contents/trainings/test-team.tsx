import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { ACCOUNT_TYPES, accountTypeLabel, managesTeam } from '@kiosque/contract/domain/roles'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import { formatDate } from '../../../lib/format.ts'
import { teamProgressQuery } from '../../../parts/training.queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import './linked-trainings.css'

type Member = TeamProgress['data'][number]

/** The word of the protocol for each role that may be named there. */
const ROLES: Readonly<Record<number, string>> = {
  [ACCOUNT_TYPES.pharmacistAdmin]: 'titulaire',
  [ACCOUNT_TYPES.coOwner]: 'cotitulaire',
  [ACCOUNT_TYPES.assistant]: 'adjoint',
  [ACCOUNT_TYPES.preparator]: 'preparateur',
}

type Props = { performers: readonly string[]; trainings: readonly ContentCard[] }

/** What is known of the team, for those who manage it; a page that shows it waits, and nothing moves under the eyes. */
export function useTestTeam(trainings: readonly ContentCard[]) {
  const account = useSession()?.account
  const isCounter = useCounterMode()
  const isManager = Boolean(account?.drugstore) && managesTeam(account?.type ?? 0)
  return useQuery({
    ...teamProgressQuery,
    enabled: isManager && !isCounter && trainings.length > 0,
    throwOnError: false,
  })
}

/** Who of the team may perform the test, and who followed what it asks for. */
export function TestTeam({ team, performers, trainings }: Props & { team: TeamProgress | undefined }) {
  if (!team || trainings.length === 0) return null
  return (
    <section className="no-print" aria-labelledby="equipe">
      <h2 id="equipe" className="h3" style={{ marginBottom: 10 }}>
        Qui peut le réaliser dans votre équipe
      </h2>
      <ul className="card test-team">
        {team.data.map((member) => (
          <Line key={member.user_id} member={member} performers={performers} trainings={trainings} />
        ))}
      </ul>
      <p className="xs muted" style={{ marginTop: 8 }}>
        D’après les formations suivies sur Kiosque. Vérifiez aussi les attestations obtenues ailleurs.
      </p>
    </section>
  )
}

function Line({ member, performers, trainings }: Props & { member: Member }) {
  const name = `${member.first_name} ${member.last_name}`
  const mayPerform = performers.length === 0 || performers.includes(ROLES[member.type] ?? '')
  const days = trainings.flatMap(({ id }) => {
    const own = member.trainings.find(({ content_id }) => content_id === id)
    return own?.status === 'passed' ? [own.done_on ?? ''] : []
  })
  const isTrained = days.length === trainings.length
  const last = days.toSorted().at(-1)
  return (
    <li>
      <Avatar name={name} tone={isTrained ? 'green' : 'teal'} />
      <span>
        <b>{name}</b>
        <small>
          {[
            accountTypeLabel(member.type),
            mayPerform
              ? isTrained
                ? `formation suivie${last ? ` le ${formatDate(last)}` : ''}`
                : days.length > 0
                  ? `${days.length} formation${days.length > 1 ? 's' : ''} sur ${trainings.length}`
                  : 'formation à suivre'
              : 'accueil, information et orientation',
          ].join(' · ')}
        </small>
      </span>
      {mayPerform ? (
        isTrained ? (
          <Badge tone="green" icon={<IconCheck className="i i--16" aria-hidden="true" />}>
            Peut réaliser le test
          </Badge>
        ) : (
          <Badge tone="warn">À former</Badge>
        )
      ) : (
        <Badge>Ne réalise pas le test</Badge>
      )}
    </li>
  )
}
