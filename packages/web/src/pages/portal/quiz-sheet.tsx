import { AttemptHistory } from '../../features/quiz/attempt-history.tsx'
import { QuizBox } from '../../features/quiz/quiz-box.tsx'
import type { DetailProps } from '../../features/contents/kinds/detail-props.ts'
import { QuizDetail } from '../../features/contents/kinds/quiz-detail.tsx'
import { numberOf, textOf } from '../../features/contents/own-fields.ts'

/** The page of a quiz: what it asks, which is the same for everyone, and where one stands oneself. */
export function QuizSheet({ kind, content }: DetailProps) {
  const asked = numberOf(content, 'draw_count') ?? numberOf(content, 'questions_count')
  return (
    <QuizDetail
      kind={kind}
      content={content}
      box={
        <QuizBox
          quizId={content.id}
          dueOn={textOf(content, 'due_on')}
          questions={asked}
          minutes={numberOf(content, 'duration_minutes')}
        />
      }
      history={<AttemptHistory quizId={content.id} />}
    />
  )
}
