import { useQuery } from '@tanstack/react-query'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate, formatPercent } from '../../lib/format.ts'
import { TrainingChip } from '../../parts/training-chip.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AttemptButton } from './attempt-button.tsx'
import { attemptsQuery } from './quiz.queries.ts'

type Props = { quizId: number; dueOn: string | null; questions: number; minutes: number | null }

/** Beside the rules: where one stands, and the way in. */
export function QuizBox({ quizId, dueOn, questions, minutes }: Props) {
  const { data, error } = useQuery({ ...attemptsQuery(quizId), throwOnError: false })
  if (error && !data) return <Alert tone="danger">{messageFor(error)}</Alert>
  if (!data) return <Skeleton height={180} />
  const { standing } = data
  const isDone = standing.status === 'passed'
  if (questions === 0 && standing.open_attempt_id === null)
    return <p className="muted">Ce quiz n’a pas encore de question. Revenez bientôt.</p>
  return (
    <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
      <p>
        <TrainingChip status={standing.status} />
      </p>
      <h2 className="h3">{isDone ? 'Vous l’avez réussi' : 'À vous de jouer'}</h2>
      <p className="small muted">
        {[
          count(questions, 'question'),
          minutes !== null && `environ ${minutes}\u00A0min`,
          standing.best_score !== null && `votre meilleure note\u00A0: ${formatPercent(standing.best_score)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <AttemptButton quizId={quizId} standing={standing} block />
      <ul className="xs muted stack" style={{ '--gap': '4px' } as React.CSSProperties}>
        {standing.attempts_left !== null && (
          <li>
            {standing.attempts_left === 0
              ? 'Vous avez utilisé toutes vos tentatives.'
              : `Il vous reste ${count(standing.attempts_left, 'tentative')}.`}
          </li>
        )}
        {dueOn && !isDone && <li>À faire avant le {formatDate(dueOn)}.</li>}
        {isDone && standing.valid_until && <li>Valable jusqu’au {formatDate(standing.valid_until)}.</li>}
        <li>Vos réponses sont enregistrées une à une&nbsp;: vous pouvez vous interrompre.</li>
        <li>Ne vaut pas DPC.</li>
      </ul>
    </div>
  )
}
