import { IconAlertTriangle, IconCalendarOff, IconClock, IconGripVertical } from '@tabler/icons-react'
import type { CalendarAnswer, CalendarItem } from '@kiosque/contract/wire/calendar'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { count, formatDate } from '../../lib/format.ts'
import { coloursOf } from './calendar-areas.ts'
import { DRAG_TYPE } from './calendar-chip.tsx'
import type { Warning } from './calendar-warnings.ts'

/** Drafts that wait for a day: dragged onto one, or planned by the button they are. */
export function UndatedPanel({
  undated,
  onPlan,
}: {
  undated: CalendarAnswer['undated']
  onPlan: (item: CalendarItem) => void
}) {
  if (undated.total === 0) return null
  return (
    <section className="card cal-side" aria-labelledby="cal-undated">
      <div className="row between">
        <h2 className="h4" id="cal-undated">
          Sans date
        </h2>
        <span className="small muted num">{undated.total}</span>
      </div>
      <ul className="stack" style={{ gap: 8 }}>
        {undated.items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="drag cal-undated"
              style={coloursOf(item.kind)}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData(DRAG_TYPE, `undated-${item.id}`)
                event.dataTransfer.effectAllowed = 'move'
              }}
              onClick={() => onPlan(item)}
            >
              <span className="drag__h">
                <IconGripVertical className="i i--18" aria-hidden="true" />
              </span>
              <span>
                <b>{item.title}</b>
                <small className="xs muted">
                  {kindOf(item.kind)?.labels.singular}
                  {item.updated_by && ` · ${item.updated_by}`}
                </small>
              </span>
              <span className="sr-only">, planifier le…</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="xs muted">Glissez sur un jour, ou ouvrez un brouillon pour choisir sa date.</p>
    </section>
  )
}

const ICONS = { late: IconClock, crowded: IconAlertTriangle, empty: IconCalendarOff }

export function WatchPanel({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <section className="card cal-side" aria-labelledby="cal-watch">
      <h2 className="h4" id="cal-watch">
        À surveiller
      </h2>
      <ul className="stack small" style={{ gap: 12 }}>
        {warnings.map((warning) => {
          const Icon = ICONS[warning.kind]
          const [title, text] = wordsOf(warning)
          return (
            <li key={`${warning.kind}-${warning.day}`} className="row row--nw cal-watch">
              <Icon className="i i--18" aria-hidden="true" />
              <span>
                <b>{title}</b>
                <span className="muted">{text}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function wordsOf({ kind, day, count: number }: Warning): [string, string] {
  const short = formatDate(day).slice(0, 5)
  switch (kind) {
    case 'late':
      return [
        `${count(number, 'brouillon')} à publier`,
        `Leur date est là, ou dans deux jours\u00A0: dès le ${short}`,
      ]
    case 'crowded':
      return [`${short}\u00A0: ${number} parutions`, 'Le même jour, c’est beaucoup à lire']
    case 'empty':
      return [`Semaine du ${short}\u00A0: rien`, 'Aucune parution prévue']
  }
}
