import { shortMonth, shortWeekday } from '@kiosque/contract/domain/french-days'

/** A day of the calendar on its tile: « mar. 01 déc. ». `day` is a day in Paris (`2026-12-01`). */
export function DateTile({ day }: { day: string }) {
  return (
    <time className="cal" dateTime={day}>
      <span>{shortWeekday(day)}</span> <b>{day.slice(8)}</b> <span>{shortMonth(day)}</span>
    </time>
  )
}
