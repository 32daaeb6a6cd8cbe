import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { addDays, formatDay, lastDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { titleOf, type Board, type BoardItem } from './board-model.ts'

const WEEKS = 8
const DAY_MS = 86_400_000

type BoardTimelineProps = {
  board: Board
  placements: readonly PlacementOut[]
  at: Date
  onEdit: (item: BoardItem) => void
}

/** Eight weeks from the chosen date: who stands where until when, and the days when nothing does. */
export function BoardTimeline({ board, placements, at, onEdit }: BoardTimelineProps) {
  const first = startOfParisDay(parisDay(at))
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(parisDay(at), week * 7))
  return (
    <section className="frise" aria-label="Frise des emplacements" tabIndex={0}>
      <div className="frise__head" aria-hidden="true">
        <span />
        <div>
          {weeks.map((day) => (
            <small key={day}>{formatDay(day).slice(0, 5)}</small>
          ))}
        </div>
      </div>
      {placements.map((placement) => (
        <section key={placement.id} className="frise__row" aria-label={placement.label}>
          <h2 className="frise__name">{placement.label}</h2>
          <ul>
            {(board[placement.id] ?? []).map((item) => (
              <li key={item.key}>
                <Bar item={item} first={first} onEdit={onEdit} />
              </li>
            ))}
            {(board[placement.id] ?? []).length === 0 && <li className="small muted">Emplacement vide</li>}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Bar({ item, first, onEdit }: { item: BoardItem; first: Date; onEdit: (item: BoardItem) => void }) {
  const { starts_at, ends_at } = item.values
  const span = WEEKS * 7 * DAY_MS
  const share = (instant: string | null, open: number) =>
    instant === null
      ? open
      : Math.min(100, Math.max(0, ((Date.parse(instant) - first.getTime()) / span) * 100))
  const from = share(starts_at, 0)
  const to = share(ends_at, 100)
  const text = periodText(starts_at, ends_at)
  return (
    <button
      type="button"
      className={to <= from ? 'frise__bar is-out' : 'frise__bar'}
      style={
        to <= from ? undefined : { marginLeft: `min(${from}%, calc(100% - 44px))`, width: `${to - from}%` }
      }
      title={`${titleOf(item)}, ${text}`}
      onClick={() => onEdit(item)}
    >
      {titleOf(item)}
      <span className="sr-only">, {text}</span>
    </button>
  )
}

function periodText(startsAt: string | null, endsAt: string | null): string {
  const from = startsAt === null ? '' : `du ${formatDay(startsAt)} `
  return endsAt === null
    ? `${from}sans fin`.trim()
    : `${from}jusqu’au ${formatDay(lastDay(new Date(endsAt)))}`
}
