import { rateText } from '../../lib/figure-text.ts'
import { formatInteger } from '../../lib/format.ts'
import { Progress } from '../../ui/progress.tsx'

type Props = { label: string; done: number; concerned: number; completion: number | null }

/** How many did it among those it is for: a bar, the rate, and the two figures it is made of. */
export function CompletionCell({ label, done, concerned, completion }: Props) {
  return (
    <span className="row row--nw rate-cell">
      <Progress thin label={`Avancement, ${label}`} value={completion ?? 0} text={rateText(completion)} />
      <b className="num">{rateText(completion)}</b>
      <span className="xs muted num nowrap">
        {formatInteger(done)} sur {formatInteger(concerned)}
      </span>
    </span>
  )
}
