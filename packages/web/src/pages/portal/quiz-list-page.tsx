import { useQuery } from '@tanstack/react-query'
import { AREAS } from '@kiosque/contract/kinds/areas'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { myQuizzesQuery } from '../../features/quiz/quiz.queries.ts'
import { TrainingChip } from '../../parts/training-chip.tsx'
import './training-list-page.css'

const { quiz } = kinds

/** The quizzes, as everyone sees them, each with where one stands oneself: the two travel apart. */
export function QuizListPage() {
  const { data: mine, isLoading } = useQuery({ ...myQuizzesQuery, throwOnError: false })
  const statusOf = new Map(mine?.data.map(({ quiz_id, status }) => [quiz_id, status]))
  const area = AREAS.find(({ key }) => key === quiz.area)
  return (
    <div className="wrap">
      <ListPageHead kind={quiz} area={area?.label ?? null} />
      {/* Where one stands is a line of each card: until it is known, none is shown that would grow by it. */}
      {isLoading ? (
        <div className="training-list--wait" />
      ) : (
        <ContentList
          kind={quiz}
          layout={(cards) => (
            <div className="grid grid--3 training-grid">
              {cards.map((card, index) => {
                const status = statusOf.get(card.id)
                return (
                  <ContentCard
                    key={card.id}
                    card={card}
                    eager={index < 3}
                    chip={status && <TrainingChip status={status} />}
                  />
                )
              })}
            </div>
          )}
        />
      )}
    </div>
  )
}
