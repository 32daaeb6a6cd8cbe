import {
  daysLeft,
  endOfParisDay,
  parisDay,
  startOfParisDay,
  validityText,
} from '@kiosque/contract/domain/dates'
import { deadlineWords, nearestDeadline } from '@kiosque/contract/domain/offer-deadline'
import type { OfferDays } from '@kiosque/contract/domain/offer-deadline'
import { count } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Deadline } from '../../../parts/deadline.tsx'
import './period-line.css'

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
})

/** The nearest deadline first, then « Valable du … au … », where one stands in it, and how many days are left. */
export function PeriodLine({ days }: { days: OfferDays }) {
  const now = useNow()
  const { period_start: start, period_end: end } = days
  const next = nearestDeadline(days, now)
  const isOrder = next?.what === 'order'
  const isRunning = start && end && start <= parisDay(now) && parisDay(now) <= end
  if (!isRunning || next === null) return <Deadline days={days} />
  const from = startOfParisDay(start).getTime()
  const to = endOfParisDay(end).getTime()
  const placeOf = (instant: number) => `${Math.round(((instant - from) / (to - from)) * 100)}%`
  const at = placeOf(now.getTime())
  const { text, tone } = deadlineWords(days, now)
  const valid = validityText(start, endOfParisDay(end))
  return (
    <div className="period">
      <p className={tone === 'soon' ? 'period__next valid--soon' : 'period__next'}>{text}</p>
      <div className="timeline no-print" aria-hidden="true" style={{ '--at': at } as React.CSSProperties}>
        <i style={{ width: at }} />
        {isOrder && <b style={{ left: placeOf(endOfParisDay(next.day).getTime()) }} />}
      </div>
      <p className="period__days no-print">
        <span aria-hidden="true">{shortDay.format(from)}</span>
        <span className={tone === 'soon' ? 'valid--soon' : undefined}>{leftWords(next.left, isOrder)}</span>
        <span aria-hidden="true">{shortDay.format(to - 1)}</span>
      </p>
      {valid !== text && <p className="period__valid">{valid}</p>}
      {isOrder && next.day !== end && (
        <p className="sr">
          L’offre elle-même se termine dans {count(daysLeft(endOfParisDay(end), now), 'jour')}.
        </p>
      )}
    </div>
  )
}

function leftWords(left: number, isOrder: boolean): string {
  if (left === 0) return isOrder ? 'Dernier jour pour commander' : 'Se termine aujourd’hui'
  return `Encore ${count(left, 'jour')}${isOrder ? ' pour commander' : ''}`
}
