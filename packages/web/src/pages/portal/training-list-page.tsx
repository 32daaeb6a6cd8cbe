import { useQuery } from '@tanstack/react-query'
import { AREAS } from '@kiosque/contract/kinds/areas'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { myProgressQuery } from '../../features/contents/progress.queries.ts'
import { myTrainingsQuery, useOwnDay } from '../../parts/training.queries.ts'
import { WaitingStrip } from '../../features/trainings/waiting-strip.tsx'
import { useCounterMode } from '../../lib/counter.ts'
import { TrainingChip } from '../../parts/training-chip.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import './training-list-page.css'

/** The tutorials or the courses, as everyone sees them, each with where one stands; what waits for one comes first. */
function TrainingListPage({ kind: key }: { kind: 'tutorial' | 'academy' }) {
  const isCounter = useCounterMode()
  const { data: mine, isLoading } = useQuery({
    ...myProgressQuery,
    enabled: !isCounter,
    throwOnError: false,
  })
  const { isLoading: isWaiting } = useQuery({
    ...myTrainingsQuery,
    enabled: !isCounter,
    throwOnError: false,
  })
  const kind = kinds[key]
  const withOwnDay = useOwnDay(key === 'academy' ? 'finish_before' : 'due_on')
  const area = AREAS.find((one) => one.key === kind.area)
  const begun = new Map(mine?.data.map((own) => [own.id, own]))
  // What is done says so itself, in its own word.
  const chipOf = (id: number) => {
    const own = begun.get(id)
    if (!mine || own?.completed_at) return null
    return <TrainingChip status={own && own.percent > 0 ? 'in_progress' : 'todo'} />
  }
  return (
    <div className="wrap">
      <ListPageHead kind={kind} area={area?.label ?? null} />
      {/* What waits for one stands above the list: until it is known, nothing is shown that it would push down. */}
      {isLoading || isWaiting ? (
        <div className="training-list--wait">
          <CardSkeletons count={6} columns={3} />
        </div>
      ) : (
        <>
          <WaitingStrip kind={key} />
          <ContentList
            kind={kind}
            layout={(cards) => (
              <div className="grid grid--3 training-grid">
                {cards.map((card, index) => (
                  <ContentCard
                    key={card.id}
                    card={withOwnDay(card)}
                    eager={index < 3}
                    chip={chipOf(card.id)}
                  />
                ))}
              </div>
            )}
          />
        </>
      )}
    </div>
  )
}

export const pageOf = (kind: 'tutorial' | 'academy') => () => <TrainingListPage kind={kind} />
