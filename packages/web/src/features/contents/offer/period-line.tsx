import {
  daysLeft,
  endOfParisDay,
  parisDay,
  startOfParisDay,
  validityText,
} from '@kiosque/contract/domain/dates'
import { count } from '../../../lib/format.ts'
import { Validity } from '../parts/validity.tsx'
import './period-line.css'

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
})

/** « Valable du … au … », where one stands in it, and how many days are left. */
export function PeriodLine({
  start,
  end,
  now = new Date(),
}: {
  start: string | null
  end: string | null
  now?: Date
}) {
  const isRunning = start !== null && end !== null && start <= parisDay(now) && parisDay(now) <= end
  if (!isRunning) return <Validity start={start} end={end} now={now} />
  const from = startOfParisDay(start).getTime()
  const to = endOfParisDay(end).getTime()
  const at = `${Math.round(((now.getTime() - from) / (to - from)) * 100)}%`
  const left = daysLeft(endOfParisDay(end), now)
  return (
    <div>
      <p className="small" style={{ fontWeight: 600, marginBottom: 12 }}>
        {validityText(start, endOfParisDay(end))}
      </p>
      <div className="timeline no-print" aria-hidden="true" style={{ '--at': at } as React.CSSProperties}>
        <i style={{ width: at }} />
      </div>
      <p className="row between xs muted" style={{ marginTop: 10 }}>
        <span aria-hidden="true">{shortDay.format(from)}</span>
        <span className={left <= 7 ? 'valid--soon' : undefined}>
          {left === 0 ? 'Se termine aujourd’hui' : `Encore ${count(left, 'jour')}`}
        </span>
        <span aria-hidden="true">{shortDay.format(to - 1)}</span>
      </p>
    </div>
  )
}
