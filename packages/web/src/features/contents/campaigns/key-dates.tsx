import { IconCalendarPlus } from '@tabler/icons-react'
import { useToday } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTile } from '../../../ui/date-tile.tsx'
import { daysCalendar, type KeyDate } from './days-calendar.ts'
import './campaigns.css'

type KeyDatesProps = { dates: readonly KeyDate[]; content: { id: number; title: string; url: string } }

/** What not to miss, of what is still to come, and the way to one's own agenda; all of it once everything is past. */
export function KeyDates({ dates, content }: KeyDatesProps) {
  const today = useToday()
  if (dates.length === 0) return null
  const coming = dates.filter(({ on }) => on >= today)
  return (
    <div className="card card--pad">
      <h2 className="h4" style={{ marginBottom: 14 }}>
        {coming.length > 0 ? 'Dates à retenir' : 'Dates passées'}
      </h2>
      <ul className="dates">
        {(coming.length > 0 ? coming : dates).map((date, index) => (
          <li key={index}>
            <DateTile day={date.on} />
            <span>
              {date.title}
              {date.text && <small>{date.text}</small>}
            </span>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          block
          className="dates__keep"
          icon={<IconCalendarPlus className="i i--18" aria-hidden="true" />}
          onClick={() => save(coming, content)}
        >
          Ajouter à mon agenda
        </Button>
      )}
    </div>
  )
}

function save(dates: readonly KeyDate[], content: KeyDatesProps['content']) {
  const url = new URL(content.url, location.origin).href
  const text = daysCalendar(dates, { ...content, url }, new Date())
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  link.download = `campagne-${content.id}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
