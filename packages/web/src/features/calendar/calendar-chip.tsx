import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { PHASE_LABELS } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { formatDate, formatTime } from '../../lib/format.ts'
import { coloursOf } from './calendar-areas.ts'
import type { Entry } from './calendar-entries.ts'

export const DRAG_TYPE = 'application/x-kiosque-calendar'

type CalendarChipProps = {
  entry: Entry
  style?: React.CSSProperties
  /** In a week there is room for the hour; midnight is a day without one. */
  withTime?: boolean
  onOpen: (entry: Entry) => void
}

/** Opens its dates; dragged, it goes to another day. */
export function CalendarChip({ entry, style, withTime, onOpen }: CalendarChipProps) {
  const { item, what } = entry
  const words = what === 'end' || what === 'period_end' ? `Fin\u00A0: ${item.title}` : item.title
  return (
    <button
      type="button"
      className={entry.isDraft ? 'cev cev--draft cev--button' : 'cev cev--button'}
      style={{ ...coloursOf(item.kind), ...style }}
      title={`${words}${moreWords(entry)}`}
      draggable={entry.canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, entry.key)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onClick={() => onOpen(entry)}
    >
      {withTime && what === 'start' && item.starts_at && parisTime(item.starts_at) !== '00:00' && (
        <small>{formatTime(item.starts_at)} </small>
      )}
      <span className="cev__words">{words}</span>
      <span className="sr-only">{moreWords(entry)}</span>
    </button>
  )
}

/** What colour and place say, for those who hear the calendar. */
function moreWords({ item, what, first, last }: Entry): string {
  const kind = kindOf(item.kind)?.labels.singular ?? ''
  const when = {
    period: `du ${formatDate(first)} au ${formatDate(last)}`,
    period_start: `commence le ${formatDate(first)}`,
    period_end: `finit le ${formatDate(first)}`,
    start: `paraît le ${formatDate(first)}`,
    end: `finit le ${formatDate(first)}`,
  }[what]
  return ` (${kind}, ${PHASE_LABELS[item.phase]}, ${when})`
}
