import { startOfParisDay } from '@kiosque/contract/domain/dates'

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options })
const weekday = part({ weekday: 'short' })
const number = part({ day: '2-digit' })
const month = part({ month: 'short' })

/** A day of the calendar on its tile: « mar. 01 déc. ». `day` is a day in Paris (`2026-12-01`). */
export function DateTile({ day }: { day: string }) {
  const at = startOfParisDay(day)
  return (
    <time className="cal" dateTime={day}>
      <span>{weekday.format(at)}</span> <b>{number.format(at)}</b> <span>{month.format(at)}</span>
    </time>
  )
}
