import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { AskedQuestion } from '@kiosque/contract/wire/quizzes'
import { count } from '../../../lib/format.ts'
import { isGiven, isPartial } from '../../../parts/quiz-question/answer.ts'
import type { Answer } from '../../../parts/quiz-question/answer.ts'

type SummaryProps = {
  questions: readonly AskedQuestion[]
  answerOf: (questionId: number) => Answer
  onOpen: (index: number) => void
}

function stateText(question: AskedQuestion, answer: Answer): string {
  if (!isGiven(answer)) return 'Sans réponse'
  return isPartial(question, answer) ? 'Réponse incomplète' : 'Répondue'
}

/** Before it is handed in: what is answered, what is not, and the way back to each. */
export function SummaryView({ questions, answerOf, onOpen }: SummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const missing = questions.filter(({ id }) => !isGiven(answerOf(id))).length
  return (
    <div className="quiz__in">
      <p className="over">Avant de rendre</p>
      <h1 ref={heading} tabIndex={-1}>
        Récapitulatif
      </h1>
      <p className="lead">
        {missing === 0
          ? 'Vous avez répondu à tout. Relisez si vous le souhaitez, puis rendez votre quiz.'
          : `${count(missing, 'question')} sans réponse\u00A0: vous pouvez y revenir avant de rendre.`}
      </p>
      <ol className="quiz-summary card">
        {questions.map((question, index) => {
          const answer = answerOf(question.id)
          const isDone = isGiven(answer)
          return (
            <li key={question.id}>
              <button type="button" onClick={() => onOpen(index)}>
                <span className={isDone ? 'quiz-mark' : 'quiz-mark quiz-mark--empty'}>
                  {isDone ? (
                    <IconCheck className="i i--18" aria-hidden="true" />
                  ) : (
                    <IconMinus className="i i--18" aria-hidden="true" />
                  )}
                </span>
                <span className="grow">
                  <span className="sr">Question {index + 1}&nbsp;: </span>
                  {question.label}
                </span>
                <span className="small muted nowrap">{stateText(question, answer)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
