import type { ReactNode } from 'react'
import type { Attempt, AttemptComparison, QuizStanding } from '@kiosque/contract/wire/quizzes'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { AttemptButton } from '../attempt-button.tsx'
import { CorrectionList, type Again } from './correction-list.tsx'
import { ScoreBanner } from './score-banner.tsx'
import './result.css'

type Props = {
  attempt: Attempt
  /** Null until it is known whether one may begin again. */
  standing: QuizStanding | null
  /** Null until it is known how others did. */
  comparison: AttemptComparison | null
  firstName: string
  /** Where to learn more, beside the answers. */
  further: ReactNode
  /** The film that shows it again, under the first answer that was wrong. */
  again: Again | null
}

const CRUMBS = [
  { label: 'Accueil', href: '/' },
  { label: 'Quiz', href: paths.quiz() },
]

export function QuizResult({ attempt, standing, comparison, firstName, further, again }: Props) {
  return (
    <div className="wrap">
      <Breadcrumb
        items={[
          ...CRUMBS,
          { label: attempt.title, href: paths.quiz(attempt.quiz_id) },
          { label: 'Résultat' },
        ]}
      />
      <ScoreBanner
        attempt={attempt}
        firstName={firstName}
        comparison={comparison}
        bestScore={standing?.best_score ?? null}
        again={standing && <AttemptButton quizId={attempt.quiz_id} standing={standing} isOnDark />}
      />
      <div className={further ? 'split' : ''} style={{ marginTop: 32 }}>
        <section>
          <h2 style={{ marginBottom: 14 }}>Vos réponses</h2>
          {attempt.corrections ? (
            <CorrectionList corrections={attempt.corrections} again={again} />
          ) : (
            <Alert>{attempt.corrections_note}</Alert>
          )}
        </section>
        {further}
      </div>
    </div>
  )
}

/** The result on its way: its band where it will stand, then the answers. */
export function QuizResultSkeleton() {
  return (
    <div className="wrap">
      <Breadcrumb items={CRUMBS} />
      <div className="quiz-score quiz-score--waiting on-dark" aria-hidden="true" />
      <div style={{ marginTop: 32 }}>
        <LineSkeletons count={6} />
      </div>
    </div>
  )
}
