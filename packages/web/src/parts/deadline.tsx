import { IconCalendar, IconClock } from '@tabler/icons-react'
import { deadlineWords } from '@kiosque/contract/domain/offer-deadline'
import type { OfferDays } from '@kiosque/contract/domain/offer-deadline'
import { useNow } from '../lib/use-now.ts'
import './ticket.css'

/** The nearest deadline in words, never only by colour (UI.md, section 8): the same on every card, page and line. */
export function Deadline({ days }: { days: OfferDays }) {
  const { text, tone } = deadlineWords(days, useNow())
  if (text === '') return null
  if (tone === 'over') return <span className="badge">{text}</span>
  const Icon = tone === 'soon' ? IconClock : IconCalendar
  return (
    <span className={tone === 'soon' ? 'valid valid--soon' : 'valid'}>
      <Icon className="i" aria-hidden="true" />
      {text}
    </span>
  )
}
