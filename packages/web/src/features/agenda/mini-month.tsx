import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { EventCard } from '@kiosque/contract/wire/events'
import { count, formatLongDate } from '../../lib/format.ts'
import { byDay, monthTitle, stepMonth, weeksOf } from './agenda-days.ts'

type MonthProps = {
  month: string
  today: string
  events: readonly EventCard[]
  hrefOfMonth: (month: string) => string
}

/** Before, after, and which month it is. */
export function MonthHead({
  month,
  hrefOfMonth,
  level,
}: Pick<MonthProps, 'month' | 'hrefOfMonth'> & { level?: 2 }) {
  const Title = level === 2 ? 'h2' : 'p'
  return (
    <div className="row between row--nw month-head">
      <a className="iconbtn iconbtn--sm" href={hrefOfMonth(stepMonth(month, -1))} aria-label="Mois précédent">
        <IconChevronLeft className="i" aria-hidden="true" />
      </a>
      <Title className="h h4" aria-live="polite">
        {monthTitle(month)}
      </Title>
      <a className="iconbtn iconbtn--sm" href={hrefOfMonth(stepMonth(month, 1))} aria-label="Mois suivant">
        <IconChevronRight className="i" aria-hidden="true" />
      </a>
    </div>
  )
}

const WEEKDAYS = ['lu', 'ma', 'me', 'je', 've', 'sa', 'di']

/** A small month beside the list: the days that have something lead to it. */
export function MiniMonth(
  props: MonthProps & { chosen: string | undefined; hrefOfDay: (day: string) => string },
) {
  const { month, today, events, chosen, hrefOfMonth, hrefOfDay } = props
  const found = byDay(events)
  return (
    <>
      <MonthHead month={month} hrefOfMonth={hrefOfMonth} />
      <div className="month">
        {WEEKDAYS.map((name) => (
          <span key={name} aria-hidden="true">
            {name}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((day) => {
            const of = found.get(day) ?? []
            const classes = [
              day.slice(0, 7) === month ? '' : 'out',
              day === today ? 'today' : '',
              of.length > 0 ? 'has' : '',
              day === chosen ? 'sel' : '',
            ]
            const className = classes.filter(Boolean).join(' ') || undefined
            const number = Number(day.slice(8))
            if (of.length === 0)
              return (
                <i key={day} className={className}>
                  {number}
                </i>
              )
            return (
              <a
                key={day}
                className={className}
                href={hrefOfDay(day)}
                aria-current={day === chosen ? 'true' : undefined}
                aria-label={`${formatLongDate(`${day}T12:00:00Z`)}, ${count(of.length, 'événement')}`}
              >
                {number}
              </a>
            )
          })}
      </div>
    </>
  )
}
