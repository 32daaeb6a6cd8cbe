import { IconCalendar, IconClock } from '@tabler/icons-react'
import { daysLeft, endOfParisDay, formatDay, parisDay, validityText } from '@kiosque/contract/domain/dates'

const SOON_DAYS = 7

/** What a period says of itself today: always visible, never only by colour (UI.md, section 8). */
export function periodWords(
  start: string | null,
  end: string | null,
  now: Date,
): { text: string; tone: 'plain' | 'soon' | 'over' } {
  const today = parisDay(now)
  if (start !== null && start > today) return { text: `À partir du ${formatDay(start)}`, tone: 'plain' }
  if (end === null) return { text: validityText(start, null), tone: 'plain' }
  const left = daysLeft(endOfParisDay(end), now)
  if (left < 0) return { text: `Terminée le ${formatDay(end)}`, tone: 'over' }
  if (left === 0) return { text: 'Se termine aujourd’hui', tone: 'soon' }
  if (left <= SOON_DAYS)
    return {
      text: `Se termine dans ${left}\u00A0jour${left > 1 ? 's' : ''}, le ${formatDay(end)}`,
      tone: 'soon',
    }
  return { text: validityText(start, endOfParisDay(end)), tone: 'plain' }
}

/** Days in Paris (`2026-11-30`), both included. */
export function Validity({
  start,
  end,
  now = new Date(),
}: {
  start: string | null
  end: string | null
  now?: Date
}) {
  const { text, tone } = periodWords(start, end, now)
  if (text === '') return null
  if (tone === 'over') return <span className="badge">{text}</span>
  return (
    <p className={tone === 'soon' ? 'valid valid--soon' : 'valid'}>
      {tone === 'soon' ? (
        <IconClock className="i" aria-hidden="true" />
      ) : (
        <IconCalendar className="i" aria-hidden="true" />
      )}
      {text}
    </p>
  )
}
