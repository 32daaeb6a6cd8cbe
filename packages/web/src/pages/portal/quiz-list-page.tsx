import { useQuery } from '@tanstack/react-query'
import { AREAS } from '@kiosque/contract/kinds/areas'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { QuizStanding } from '@kiosque/contract/wire/quizzes'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { myQuizzesQuery } from '../../features/quiz/quiz.queries.ts'
import type { MyTraining } from '../../features/trainings/my-training-card.tsx'
import { WaitingStrip } from '../../features/trainings/waiting-strip.tsx'
import { useCounterMode } from '../../lib/counter.ts'
import { count } from '../../lib/format.ts'
import { myTrainingsQuery, useOwnDay } from '../../parts/training.queries.ts'
import { TrainingChip } from '../../parts/training-chip.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import './training-list-page.css'

const { quiz } = kinds

/** The quizzes, as everyone sees them, each with where one stands oneself: the two travel apart. */
export function QuizListPage() {
  const isCounter = useCounterMode()
  const own = { enabled: !isCounter, throwOnError: false }
  const { data: mine, isLoading } = useQuery({ ...myQuizzesQuery, ...own })
  const { isLoading: isWaiting } = useQuery({ ...myTrainingsQuery, ...own })
  const withOwnDay = useOwnDay('due_on')
  const standings = new Map(mine?.data.map((standing) => [standing.quiz_id, standing]))
  // What is due comes first in the list already; what was begun, failed or asked would be found at its end.
  const isElsewhere = ({ id, status, is_asked: isAsked, is_late: isLate }: MyTraining) =>
    (status !== 'todo' || isAsked || isLate) &&
    (status === 'in_progress' || standings.get(id)?.attempts_left !== 0)
  const area = AREAS.find(({ key }) => key === quiz.area)
  return (
    <div className="wrap">
      <ListPageHead kind={quiz} area={area?.label ?? null} />
      {/* Where one stands is a line of each card: until it is known, none is shown that would grow by it. */}
      {isLoading || isWaiting ? (
        <div className="training-list--wait">
          <CardSkeletons count={6} columns={3} />
        </div>
      ) : (
        <>
          <WaitingStrip kind={quiz.key} among={isElsewhere} />
          <ContentList
            kind={quiz}
            layout={(cards) => (
              <div className="grid grid--3 training-grid">
                {cards.map((card, index) => {
                  const standing = standings.get(card.id)
                  return (
                    <ContentCard
                      key={card.id}
                      card={withOwnDay(card)}
                      eager={index < 3}
                      chip={standing && <Standing standing={standing} />}
                    />
                  )
                })}
              </div>
            )}
          />
        </>
      )}
    </div>
  )
}

/** Where one stands, and how often one may still try where that is counted. */
function Standing({ standing: { status, attempts_left: left } }: { standing: QuizStanding }) {
  return (
    <span className="training-standing">
      <TrainingChip status={status} />
      {left !== null && status !== 'passed' && status !== 'in_progress' && (
        <span className="xs muted">
          {left === 0
            ? 'Plus de tentative'
            : `${count(left, 'tentative')} ${left > 1 ? 'restantes' : 'restante'}`}
        </span>
      )}
    </span>
  )
}
