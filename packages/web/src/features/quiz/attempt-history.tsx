import { useQuery } from '@tanstack/react-query'
import { IconChevronRight } from '@tabler/icons-react'
import type { AttemptSummary } from '@kiosque/contract/wire/quizzes'
import { formatDateTime, formatPercent } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { attemptsQuery } from './quiz.queries.ts'
import './attempt-history.css'

/** What one already tried, the latest first. */
export function AttemptHistory({ quizId }: { quizId: number }) {
  const { data } = useQuery({ ...attemptsQuery(quizId), throwOnError: false })
  if (!data || data.data.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        Vos tentatives
      </h2>
      <ul className="card attempts">
        {data.data.map((attempt) => (
          <li key={attempt.id}>
            <a
              href={
                attempt.status === 'open' ? paths.quizTaking(quizId) : paths.quizResult(quizId, attempt.id)
              }
            >
              <span className="grow">
                <b>Tentative {attempt.number}</b>
                <small>{formatDateTime(attempt.submitted_at ?? attempt.started_at)}</small>
              </span>
              {attempt.score !== null && <strong>{formatPercent(attempt.score)}</strong>}
              <Outcome attempt={attempt} />
              <IconChevronRight className="i" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outcome({ attempt: { status, passed } }: { attempt: AttemptSummary }) {
  if (status === 'open') return <Badge tone="blue">En cours</Badge>
  if (passed) return <Badge tone="green">Réussi</Badge>
  return <Badge tone="danger">{status === 'expired' ? 'Temps écoulé' : 'Échoué'}</Badge>
}
