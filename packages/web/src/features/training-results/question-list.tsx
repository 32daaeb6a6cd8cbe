import { IconChevronDown } from '@tabler/icons-react'
import { QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import type { QuestionResult, QuestionResults } from '@kiosque/contract/wire/training-results'
import { rateText } from '../../lib/figure-text.ts'
import { count, formatInteger, formatPercent } from '../../lib/format.ts'
import { BarChart } from '../../parts/chart/bar-chart.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Progress } from '../../ui/progress.tsx'
import { discriminationWords, questionAdvice, secondsText } from './question-words.ts'

const typeLabel = (type: string) => QUESTION_TYPES.find(({ value }) => value === type)?.label ?? type

/** Question by question: how hard, how telling, how long, and what misleads. */
export function QuestionList({ results }: { results: QuestionResults }) {
  if (results.attempts === 0)
    return (
      <EmptyState title="Pas encore de réponse à analyser">
        Dès qu’un quiz est rendu, chaque question dit ici comment elle est comprise.
      </EmptyState>
    )
  const hardest = results.data.toSorted((a, b) => (a.success ?? 100) - (b.success ?? 100))[0]
  const hardestNumber = hardest ? results.data.indexOf(hardest) + 1 : 0
  return (
    <>
      <Card
        className="question-chart"
        title="Réussite par question"
        action={
          <span className="small muted">
            {results.is_partial ? 'les dernières ' : ''}
            {count(results.attempts, 'première tentative', 'premières tentatives')}
          </span>
        }
      >
        <BarChart
          label={`Réussite par question, en pour cent. La plus difficile\u00A0: la ${hardestNumber}, ${rateText(hardest?.success ?? null)}`}
          points={results.data.map(({ success }, index) => ({
            label: String(index + 1),
            value: success ?? 0,
          }))}
        />
      </Card>
      <div className="question-head xs muted" aria-hidden="true">
        <span>Question</span>
        <span className="question-result__facts">
          <span>Réussite</span>
          <span>Discrimination</span>
          <span>Temps médian</span>
        </span>
      </div>
      <ol className="card question-list">
        {results.data.map((question, index) => (
          <li key={question.question_id}>
            <Question question={question} number={index + 1} />
          </li>
        ))}
      </ol>
      <p className="xs muted question-list__note">
        Seule la première tentative de chacun est comptée. La discrimination va de −1 à 1&nbsp;: plus elle est
        haute, mieux la question distingue ceux qui maîtrisent le sujet.
      </p>
    </>
  )
}

function Question({ question, number }: { question: QuestionResult; number: number }) {
  const { text, tone } = discriminationWords(question.discrimination)
  const advice = questionAdvice(question)
  return (
    <details className="question-result">
      <summary>
        <span className="question-result__pos num">{number}</span>
        <span className="question-result__label">
          <b>{question.label}</b>
          <span className="xs muted">{typeLabel(question.type)}</span>
        </span>
        <span className="question-result__facts">
          <span className="row row--nw rate-cell">
            <Progress
              thin
              label={`Réussite de la question ${number}`}
              value={question.success ?? 0}
              text={rateText(question.success)}
            />
            <b className="num">{rateText(question.success)}</b>
          </span>
          <Badge tone={tone}>
            <span className="sr-only">Discrimination&nbsp;: </span>
            {text}
          </Badge>
          <span className="small num nowrap question-result__time">
            <span className="sr-only">Temps médian&nbsp;: </span>
            {secondsText(question.median_s)}
          </span>
        </span>
        <IconChevronDown className="i i--18" aria-hidden="true" />
      </summary>
      <div className="question-result__more">
        {question.most_wrong && (
          <p className="small">
            <b>Erreur la plus fréquente&nbsp;:</b> {question.most_wrong.label} (
            {formatPercent(question.most_wrong.share)})
          </p>
        )}
        {advice && <p className="small question-result__advice">{advice}</p>}
        <GivenTable question={question} />
      </div>
    </details>
  )
}

function GivenTable({ question: { given, asked, answered, label } }: { question: QuestionResult }) {
  const left = asked - answered
  return (
    <table className="table table--dense question-given">
      <caption className="sr-only">Ce qui a été répondu à «&nbsp;{label}&nbsp;»</caption>
      <thead>
        <tr>
          <th scope="col">Réponse</th>
          <th scope="col" className="r">
            Personnes
          </th>
          <th scope="col" className="r">
            Part
          </th>
        </tr>
      </thead>
      <tbody>
        {given.map((piece) => (
          <tr key={piece.label}>
            <th scope="row">
              {piece.label} {piece.is_right && <Badge tone="green">Juste</Badge>}
            </th>
            <td className="r num">{formatInteger(piece.people)}</td>
            <td className="r num">{formatPercent(piece.share)}</td>
          </tr>
        ))}
        {left > 0 && (
          <tr>
            <th scope="row" className="muted">
              Sans réponse
            </th>
            <td className="r num">{formatInteger(left)}</td>
            <td className="r num">{formatPercent(Math.round((left / asked) * 100))}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
