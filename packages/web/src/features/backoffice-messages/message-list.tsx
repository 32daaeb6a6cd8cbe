import type { KeyboardEvent } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { ContactMessage } from '@kiosque/contract/wire/contact'
import { formatDate, formatTime } from '../../lib/format.ts'
import { useToday } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { DelayBadge } from './delay-badge.tsx'

type Props = {
  messages: readonly ContactMessage[]
  openId: number | null
  hrefOf: (id: number) => string
}

/** Arrows go from one request to the next, as in a mailbox. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a.message')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export function MessageList({ messages, openId, hrefOf }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys
    <ul className="message-list" aria-label="Demandes" onKeyDown={moveWithArrows}>
      {messages.map((message) => (
        <li key={message.id}>
          <Line message={message} isOpen={message.id === openId} href={hrefOf(message.id)} />
        </li>
      ))}
    </ul>
  )
}

const whenOf = (at: string, today: string) => (parisDay(at) === today ? formatTime(at) : formatDate(at))

function Line({ message, isOpen, href }: { message: ContactMessage; isOpen: boolean; href: string }) {
  const today = useToday()
  const { author, drugstore, subject, extract, last_at, is_waiting, topic, assignee } = message
  return (
    <a
      className={is_waiting ? 'message is-waiting' : 'message'}
      href={href}
      aria-current={isOpen || undefined}
    >
      <span className={is_waiting ? 'unread' : ''} aria-hidden="true" />
      <b>{drugstore?.name ?? author?.name ?? 'Compte supprimé'}</b>
      <time dateTime={last_at}>{whenOf(last_at, today)}</time>
      <p className="message__subject">{subject}</p>
      <p>{extract}</p>
      <span className="message__tags">
        {is_waiting && <span className="sr">À répondre. </span>}
        {is_waiting ? <DelayBadge message={message} /> : <Badge>{topic.label}</Badge>}
        {assignee && <Badge tone="line">{assignee.name}</Badge>}
      </span>
    </a>
  )
}
