import type { Ref } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { AskedQuestion as Question } from '@kiosque/contract/wire/quizzes'
import { count } from '../../lib/format.ts'
import type { Answer } from './answer.ts'
import { HOW_TO, QuestionAnswers } from './question-answers.tsx'
import './question.css'

type AskedProps = {
  question: Question
  index: number
  answer: Answer
  onChange: (answer: Answer) => void
  /** The heading of a screen of its own; a preview stands under other headings. */
  heading?: 'h1' | 'h3'
  headingId: string
  headingRef?: Ref<HTMLHeadingElement>
}

/** One question as it is asked: whoever takes the quiz and whoever writes it see the same. */
export function AskedQuestion({
  question,
  index,
  answer,
  onChange,
  heading: Heading = 'h1',
  headingId,
  headingRef,
}: AskedProps) {
  const points = question.points > 1 ? ` · ${count(question.points, 'point')}` : ''
  return (
    <>
      <p className="over">
        Question {index + 1} · {HOW_TO[question.type]}
        {points}
      </p>
      <Heading id={headingId} className="quiz-ask" ref={headingRef} tabIndex={-1}>
        {question.label}
      </Heading>
      {question.image && <Illustration file={question.image} />}
      <QuestionAnswers
        key={question.id}
        question={question}
        answer={answer}
        onChange={onChange}
        labelledBy={headingId}
      />
    </>
  )
}

function Illustration({ file }: { file: FileRef }) {
  return (
    <img
      className="quiz-ask__image"
      src={file.sizes?.at(-1)?.url ?? file.url}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      alt={file.alt ?? ''}
    />
  )
}
