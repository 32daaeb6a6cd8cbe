import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { useCounterMode } from '../../lib/counter.ts'
import { formatPercent } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { teamProgressQuery } from '../../parts/training.queries.ts'
import { nameOf } from './training-words.ts'

/** Beside a film or a course, for whoever follows the team: who has done it, and how far the others are. */
export function TeamOnTraining({ contentId, done }: { contentId: number; done: string }) {
  const session = useSession()
  const isCounter = useCounterMode()
  const account = session?.account
  const isManager = !isCounter && account !== null && account !== undefined && managesTeam(account.type)
  const { data } = useQuery({ ...teamProgressQuery, enabled: isManager, throwOnError: false })
  const rows = (data?.data ?? []).flatMap((member) => {
    const own = member.trainings.find((training) => training.content_id === contentId)
    return own && member.user_id !== session?.me?.id ? [{ member, own }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className="card card--pad no-print" aria-labelledby="dans-votre-equipe">
      <h2 className="h3" id="dans-votre-equipe" style={{ marginBottom: 12 }}>
        Dans votre équipe
      </h2>
      <ul className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
        {rows.map(({ member, own }, index) => (
          <li key={member.user_id} className="row row--nw">
            <Avatar
              name={nameOf(member)}
              size="sm"
              tone={(['blue', 'teal', 'sand'] as const)[index % 3] ?? 'teal'}
            />
            <b className="grow small">{nameOf(member)}</b>
            {own.status === 'passed' ? (
              <Badge tone="green" icon={<IconCheck className="i" aria-hidden="true" />}>
                {done}
              </Badge>
            ) : (
              <span className={own.is_late ? 'small num nowrap' : 'small muted num nowrap'}>
                {own.percent > 0 ? formatPercent(own.percent) : 'Pas commencé'}
                {own.is_late && ', en retard'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
