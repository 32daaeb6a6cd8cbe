import { useEffect, useRef } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { AskedQuestion } from '@kiosque/contract/wire/quizzes'
import { count } from '../../../lib/format.ts'
import type { Answer } from './answer.ts'
import { HOW_TO, QuestionAnswers } from './question-answers.tsx'

const HEADING = 'quiz-question'
export const QUESTION_FORM = 'quiz-form'

type ViewProps = {
  question: AskedQuestion
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
  const points = question.points > 1 ? ` · ${count(question.points, 'point')}` : ''
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
      <p className="over">
        Question {index + 1} · {HOW_TO[question.type]}
        {points}
      </p>
      <h1 id={HEADING} ref={heading} tabIndex={-1}>
        {question.label}
      </h1>
      {question.image && <Illustration file={question.image} />}
      <QuestionAnswers
        key={question.id}
        question={question}
        answer={answer}
        onChange={onChange}
        labelledBy={HEADING}
      />
    </form>
  )
}

function Illustration({ file }: { file: FileRef }) {
  return (
    <img
      className="quiz__image"
      src={file.sizes?.at(-1)?.url ?? file.url}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      alt={file.alt ?? ''}
    />
  )
}
