import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { QuizDetail } from '../../features/contents/kind-details/quiz-detail.tsx'
import { questionsAsked } from '../../features/contents/kinds/questions-asked.ts'
import { AttemptHistory } from '../../features/quiz/attempt-history.tsx'
import { QuizBox } from '../../features/quiz/quiz-box.tsx'
import { useOwnDay } from '../../parts/training.queries.ts'

/** The page of a quiz: what it asks, which is the same for everyone, and where one stands oneself. */
export function QuizPage() {
  const reference = useReference()
  const withOwnDay = useOwnDay('due_on')
  return (
    <ContentDetail kind={kinds.quiz} reference={reference}>
      {(content) => (
        <QuizDetail
          kind={kinds.quiz}
          content={withOwnDay(content)}
          box={
            <QuizBox
              quizId={content.id}
              dueOn={withOwnDay(content).due_on}
              questions={questionsAsked(content)}
              minutes={content.duration_minutes}
            />
          }
          history={<AttemptHistory quizId={content.id} />}
        />
      )}
    </ContentDetail>
  )
}
