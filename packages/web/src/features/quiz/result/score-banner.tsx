import { IconAward, IconClock, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Attempt, AttemptComparison } from '@kiosque/contract/wire/quizzes'
import { formatDate, formatNumber, formatPercent } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useToday } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCertificate } from '../quiz.queries.ts'
import { durationText } from '../wait-text.ts'
import { ScoreRing } from './score-ring.tsx'
import { betterThanWords, resultTitle, resultWords } from './result-words.ts'

type Props = {
  attempt: Attempt
  firstName: string
  bestScore: number | null
  comparison: AttemptComparison | null
  /** Begin again, or why not now. */
  again: ReactNode
}

/** The result at a glance: the score, what it means, and what one can do with it. */
export function ScoreBanner({ attempt, firstName, bestScore, comparison, again }: Props) {
  const { certificate } = attempt
  const today = useToday()
  return (
    <section className="quiz-score on-dark">
      <ScoreRing attempt={attempt} />
      <div className="stack" style={{ '--gap': '12px' } as React.CSSProperties}>
        <p>
          {attempt.status === 'expired' ? (
            <Badge tone="warn" icon={<IconClock className="i" aria-hidden="true" />}>
              Temps écoulé
            </Badge>
          ) : (
            <Badge
              tone={attempt.passed ? 'lime' : 'neutral'}
              icon={<IconAward className="i" aria-hidden="true" />}
            >
              {attempt.passed ? 'Quiz réussi' : 'Pas encore réussi'}
            </Badge>
          )}
        </p>
        <h1 tabIndex={-1}>{resultTitle(attempt, firstName)}</h1>
        <p className="lead">
          {[betterThanWords(comparison), resultWords(attempt)].filter(Boolean).join(' ')}
        </p>
        <div className="row quiz-score__actions">
          {certificate && <CertificateButton attemptId={attempt.id} />}
          {again}
        </div>
        {certificate && (
          <p className="xs">
            Attestation {certificate.number}
            {certificate.valid_until && `, ${validity(certificate.valid_until, today)}`} ·{' '}
            <a href={paths.certificates(certificate.code)}>page de vérification</a>
          </p>
        )}
      </div>
      <dl className="quiz-score__facts">
        {attempt.submitted_at && (
          <div>
            <dt>Temps</dt>
            <dd>{durationText(attempt.started_at, attempt.submitted_at)}</dd>
          </div>
        )}
        {attempt.points !== null && attempt.max_points !== null && (
          <div>
            <dt>Points</dt>
            <dd>
              {formatNumber(attempt.points)} sur {attempt.max_points}
            </dd>
          </div>
        )}
        {comparison && <Peers comparison={comparison} />}
        <div>
          <dt>Note de réussite</dt>
          <dd>{formatPercent(attempt.pass_mark)}</dd>
        </div>
        {bestScore !== null && bestScore !== attempt.score && (
          <div>
            <dt>Votre meilleure note</dt>
            <dd>{formatPercent(bestScore)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** One that has run out is not said to be good. */
const validity = (until: string, today: string) =>
  until < today ? `expirée le ${formatDate(until)}` : `valable jusqu’au ${formatDate(until)}`

/** Averages are of five people at least: below, that is what is said, or how many of the team took it. */
function Peers({ comparison: { network, team, team_taken: taken } }: { comparison: AttemptComparison }) {
  return (
    <>
      <div>
        <dt>Moyenne du réseau</dt>
        <Average peers={network} />
      </div>
      <div>
        <dt>Votre équipe</dt>
        {team === null && taken !== null ? (
          <dd>
            {taken.people} sur {taken.total}
            <small>{taken.people > 1 ? 'ont passé ce quiz' : 'a passé ce quiz'}</small>
          </dd>
        ) : (
          <Average peers={team} />
        )}
      </div>
    </>
  )
}

function Average({ peers }: { peers: AttemptComparison['network'] }) {
  return peers === null ? (
    <dd className="quiz-score__few">moins de 5 participants</dd>
  ) : (
    <dd>{formatPercent(peers.average)}</dd>
  )
}

function CertificateButton({ attemptId }: { attemptId: number }) {
  const certificate = useCertificate(attemptId)
  return (
    <Button
      variant="primary"
      loading={certificate.isPending}
      loadingLabel="Un instant…"
      onClick={() => certificate.mutate()}
    >
      Télécharger mon attestation
      <IconDownload className="i" aria-hidden="true" />
    </Button>
  )
}
