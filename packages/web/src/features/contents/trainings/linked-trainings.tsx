import { useQuery } from '@tanstack/react-query'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { TrainingChip } from '../../../parts/training-chip.tsx'
import { myTrainingsQuery } from '../../../parts/training.queries.ts'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import { UsefulLine } from '../card/useful-line.tsx'
import './linked-trainings.css'

type Props = { title: string; cards: readonly ContentCard[] }

/** The quizzes and films a content sends to, each with where the reader stands. */
export function LinkedTrainings({ title, cards }: Props) {
  const isCounter = useCounterMode()
  const isOwn = useSession() !== null && !isCounter
  const { data } = useQuery({ ...myTrainingsQuery, enabled: isOwn && cards.length > 0, throwOnError: false })
  if (cards.length === 0) return null
  return (
    <section className="learn no-print" aria-label={title}>
      <h2 className="h4">{title}</h2>
      <ul>
        {cards.map((card) => {
          const kind = kindOf(card.kind)
          const own = data?.data.find(({ id }) => id === card.id)
          return (
            kind && (
              <li key={card.id} className="card--link">
                <p className="learn__over">
                  <span>{kind.labels.singular}</span>
                  {data && <TrainingChip status={own?.status ?? 'todo'} />}
                </p>
                <h3 className="h4">
                  <a className="cover" href={card.url}>
                    {card.title}
                  </a>
                </h3>
                <UsefulLine kind={kind} card={card} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
