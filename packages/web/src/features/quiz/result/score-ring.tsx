import type { Attempt } from '@kiosque/contract/wire/quizzes'
import { formatPercent } from '../../../lib/format.ts'

const RADIUS = 88
const LENGTH = 2 * Math.PI * RADIUS

/** Right answers out of all where corrections tell them, else the score. */
export function ScoreRing({ attempt: { score, corrections } }: { attempt: Attempt }) {
  const part = ((score ?? 0) / 100) * LENGTH
  const right = corrections?.filter((correction) => correction.is_right).length
  return (
    <div className="quiz-ring">
      <svg viewBox="0 0 210 210" aria-hidden="true">
        <circle cx="105" cy="105" r={RADIUS} fill="none" stroke="var(--teal-700)" strokeWidth="18" />
        {part > 0 && (
          <circle
            cx="105"
            cy="105"
            r={RADIUS}
            fill="none"
            stroke="var(--green-500)"
            strokeWidth="18"
            strokeLinecap="round"
            strokeDasharray={`${part} ${LENGTH}`}
            transform="rotate(-90 105 105)"
          />
        )}
      </svg>
      {corrections === null ? (
        <b>
          {formatPercent(score ?? 0)}
          <small>votre note</small>
        </b>
      ) : (
        <b>
          {right}/{corrections.length}
          <small>{(right ?? 0) > 1 ? 'bonnes réponses' : 'bonne réponse'}</small>
        </b>
      )}
    </div>
  )
}
