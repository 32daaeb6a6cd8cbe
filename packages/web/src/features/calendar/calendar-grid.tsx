import { useState } from 'react'
import { IconFlag } from '@tabler/icons-react'
import { formatDate } from '../../lib/format.ts'
import { CalendarChip, DRAG_TYPE } from './calendar-chip.tsx'
import type { Entry } from './calendar-entries.ts'
import { layoutWeek } from './calendar-layout.ts'
import { holidayOn } from './holidays.ts'
import { Group } from '../../ui/group.tsx'

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const MONTH = { lanes: 6, bars: 3 }

type CalendarGridProps = {
  weeks: string[][]
  /** The month shown, yyyy-MM; null in a week, where every day counts. */
  month: string | null
  today: string
  entries: readonly Entry[]
  onOpen: (entry: Entry) => void
  onDrop: (key: string, day: string) => void
  weekHref: (day: string) => string
}

export function CalendarGrid(props: CalendarGridProps) {
  return (
    <section className="card calcard" aria-label="Calendrier" tabIndex={0}>
      <div className="calcard__in">
        <div className="caltop" aria-hidden="true">
          {DAYS.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        {props.weeks.map((days) => (
          <Week key={days[0]} days={days} {...props} />
        ))}
      </div>
    </section>
  )
}

function Week({
  days,
  month,
  today,
  entries,
  onOpen,
  onDrop,
  weekHref,
}: CalendarGridProps & { days: string[] }) {
  const [over, setOver] = useState<number | null>(null)
  const { placed, hidden, lanes } = layoutWeek(days, entries, month === null ? {} : MONTH)

  const columnAt = (event: React.DragEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.min(6, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * 7)))
  }
  return (
    <Group
      className={month === null ? 'calweek calweek--tall' : 'calweek'}
      // A week takes the height left: its columns go down to the foot.
      style={month === null ? { gridTemplateRows: `32px repeat(${lanes + 1}, min-content) 1fr` } : undefined}
      aria-label={`Semaine du ${formatDate(days[0] ?? today)}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAG_TYPE)) return
        event.preventDefault()
        setOver(columnAt(event))
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(null)
        const day = days[columnAt(event)]
        if (day) onDrop(event.dataTransfer.getData(DRAG_TYPE), day)
      }}
    >
      {days.map((day, column) => (
        <Day
          key={day}
          day={day}
          column={column}
          lanes={lanes}
          isOut={month !== null && !day.startsWith(month)}
          isToday={day === today}
          isOver={over === column}
        />
      ))}
      {placed.map(({ span, column, width, lane }) => (
        <CalendarChip
          key={`${span.key}-${days[0]}`}
          entry={span}
          withTime={month === null}
          style={{ gridRow: lane + 2, gridColumn: `${column + 1} / span ${width}` }}
          onOpen={onOpen}
        />
      ))}
      {hidden.map(
        (count, column) =>
          count > 0 && (
            <a
              key={column}
              className="cal-more"
              style={{ gridRow: lanes + 2, gridColumn: column + 1 }}
              href={weekHref(days[column] ?? today)}
            >
              +{count}
              <span className="sr-only"> le {formatDate(days[column] ?? today)}, voir la semaine</span>
            </a>
          ),
      )}
    </Group>
  )
}

type DayProps = {
  day: string
  column: number
  lanes: number
  isOut: boolean
  isToday: boolean
  isOver: boolean
}

function Day({ day, column, lanes, isOut, isToday, isOver }: DayProps) {
  const number = Number(day.slice(8))
  const holiday = holidayOn(day)
  const style = { gridColumn: column + 1 }
  return (
    <>
      <span
        className={['bg', isOut ? 'out' : '', isOver ? 'is-over' : ''].filter(Boolean).join(' ')}
        style={{ ...style, gridRow: `1 / span ${lanes + 3}` }}
      />
      <span className={isOut ? 'd out' : 'd'} style={style}>
        <span className="sr-only">{formatDate(day)}</span>
        <span aria-hidden="true">{isToday ? <b>{number}</b> : number}</span>
        {holiday && (
          <span className="cal-holiday" title={holiday}>
            <IconFlag className="i" aria-hidden="true" />
            <span className="sr-only">Férié&nbsp;: {holiday}</span>
            <span aria-hidden="true">Férié</span>
          </span>
        )}
      </span>
    </>
  )
}
