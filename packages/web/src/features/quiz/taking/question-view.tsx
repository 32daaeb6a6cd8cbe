import { useEffect, useRef } from 'react'
import type { AskedQuestion as Question } from '@kiosque/contract/wire/quizzes'
import type { Answer } from '../../../parts/quiz-question/answer.ts'
import { AskedQuestion } from '../../../parts/quiz-question/asked-question.tsx'

const HEADING = 'quiz-question'
export const QUESTION_FORM = 'quiz-form'

type ViewProps = {
  question: Question
  index: number
  answer: Answer
  onChange: (answer: Answer) => void
  onValidate: () => void
}

/** One question; the focus comes to it, so that it is read first. */
export function QuestionView({ question, index, answer, onChange, onValidate }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [question.id])
  return (
    <form
      id={QUESTION_FORM}
      className="quiz__in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
        if (wrong) wrong.focus()
        else onValidate()
      }}
    >
      <AskedQuestion
        question={question}
        index={index}
        answer={answer}
        onChange={onChange}
        headingId={HEADING}
        headingRef={heading}
      />
    </form>
  )
}
