import { useQuery } from '@tanstack/react-query'
import type { FeedbackByLaboratory } from '@kiosque/contract/wire/training-feedback'
import { count, formatNumber } from '../../lib/format.ts'
import { Progress } from '../../ui/progress.tsx'
import { Stars } from '../../ui/stars.tsx'
import { laboratoriesFeedbackQuery } from './feedback-desk.queries.ts'
import './feedback.css'

type Line = FeedbackByLaboratory['data'][number]
type Props = { zoneId: string | undefined; laboratoryId: string | undefined; onPick: (id: string) => void }

/** What the network thinks of each laboratory's trainings; a card narrows the list below to its laboratory. */
export function LaboratoriesFeedback({ zoneId, laboratoryId, onPick }: Props) {
  const { data } = useQuery(laboratoriesFeedbackQuery(zoneId))
  if (!data || data.data.length === 0) return null
  return (
    <section aria-label="Avis par laboratoire" className="lab-feedback">
      {data.data.map((line) => (
        <LaboratoryCard
          key={line.laboratory?.id ?? 0}
          line={line}
          isPicked={laboratoryId === String(line.laboratory?.id)}
          onPick={onPick}
        />
      ))}
    </section>
  )
}

type CardProps = { line: Line; isPicked: boolean; onPick: (id: string) => void }

function LaboratoryCard({
  line: { laboratory, answers, trainings, average, by_stars },
  isPicked,
  onPick,
}: CardProps) {
  const name = laboratory?.name ?? 'Sans laboratoire'
  return (
    <article className="card card--pad">
      <h2 className="h4">
        {laboratory === null ? (
          name
        ) : (
          <button
            type="button"
            className="link"
            aria-pressed={isPicked}
            onClick={() => onPick(isPicked ? '' : String(laboratory.id))}
          >
            {name}
          </button>
        )}
      </h2>
      <p>
        <b className="num">{formatNumber(average)}</b> <Stars count={average} />
      </p>
      <p className="small muted">
        {count(answers, 'avis', 'avis')}, {count(trainings, 'formation')}
      </p>
      <ul className="lab-feedback__bars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const people = by_stars[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span className="num">{stars}</span>
              <Progress
                label={`${count(stars, 'étoile')}\u00A0: ${count(people, 'avis', 'avis')}`}
                value={(people / answers) * 100}
              />
              <span className="num">{people}</span>
            </li>
          )
        })}
      </ul>
    </article>
  )
}
