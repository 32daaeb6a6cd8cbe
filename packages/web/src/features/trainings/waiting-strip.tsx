import { useQuery } from '@tanstack/react-query'
import { useCounterMode } from '../../lib/counter.ts'
import { MyTrainingCard, type MyTraining } from './my-training-card.tsx'
import { myTrainingsQuery } from '../../parts/training.queries.ts'
import './my-trainings.css'

const SHOWN = 3

type Props = {
  kind: string
  /** Which of them the list below does not put first by itself; all when not said. */
  among?: (training: MyTraining) => boolean
}

/** Above a list: what was asked of me, is late or was left in the middle, most urgent first. */
export function WaitingStrip({ kind, among = () => true }: Props) {
  const isCounter = useCounterMode()
  const { data } = useQuery({ ...myTrainingsQuery, enabled: !isCounter, throwOnError: false })
  const waiting = (data?.data ?? []).filter(
    (training) => training.kind === kind && training.status !== 'passed' && among(training),
  )
  if (waiting.length === 0) return null
  return (
    <section className="waiting-strip no-print" aria-labelledby="a-reprendre">
      <h2 className="h3" id="a-reprendre">
        À faire et en cours
      </h2>
      <div className="grid grid--3">
        {waiting.slice(0, SHOWN).map((training) => (
          <MyTrainingCard key={training.id} training={training} />
        ))}
      </div>
    </section>
  )
}
