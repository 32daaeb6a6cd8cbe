import { kindOf } from '@kiosque/contract/kinds/registry'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { formatLongDate } from '../../lib/format.ts'
import { CalendarChip } from './calendar-chip.tsx'
import type { Entry } from './calendar-entries.ts'

type CalendarListProps = {
  entries: readonly Entry[]
  first: string
  last: string
  onOpen: (entry: Entry) => void
}

/** The same, day by day: for narrow screens and for reading aloud. */
export function CalendarList({ entries, first, last, onOpen }: CalendarListProps) {
  const days = new Map<string, Entry[]>()
  const sorted = entries.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
  for (const entry of sorted) {
    // What began before is told on the first day shown.
    const day = entry.first < first ? first : entry.first
    if (day > last || entry.last < first) continue
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return (
    <div className="card cal-list">
      {[...days].map(([day, list]) => (
        <section key={day} aria-labelledby={`cal-${day}`}>
          <h2 className="h4" id={`cal-${day}`}>
            {formatLongDate(`${day}T12:00:00Z`)}
          </h2>
          <ul>
            {list.map((entry) => (
              <li key={entry.key}>
                <CalendarChip entry={entry} withTime onOpen={onOpen} />
                <span className="xs muted">
                  {kindOf(entry.item.kind)?.labels.singular}, {PHASE_LABELS[entry.item.phase].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
