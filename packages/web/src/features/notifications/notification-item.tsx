import {
  IconAlertTriangle,
  IconBell,
  IconCalendarEvent,
  IconFileText,
  IconSchool,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import { createElement } from 'react'
import type { Notification } from '@kiosque/contract/wire/notifications'
import { whenText } from './when-words.ts'

/** The icon a kind has in the portal, if it has one: given by whoever knows the kinds. */
export type IconOfKind = (kind: string) => Icon | undefined

function iconFor({ kind, topic, link }: Notification, iconOfKind: IconOfKind): Icon {
  if (topic === 'training') return IconSchool
  if (topic === 'recall' || topic === 'reading') return IconAlertTriangle
  if (kind !== null) return iconOfKind(kind) ?? IconFileText
  if (link.startsWith('/agenda')) return IconCalendarEvent
  return link.startsWith('/account') || link.startsWith('/admin') ? IconUserPlus : IconBell
}

const TONES: Record<Notification['topic'], string> = {
  training: 'ic--sand',
  action: 'ic--blue',
  publication: 'ic--green',
  reading: 'ic--danger',
  recall: 'ic--danger',
}

type PictureProps = { notification: Notification; iconOfKind: IconOfKind }

function Picture({ notification, iconOfKind }: PictureProps) {
  const tone = TONES[notification.topic]
  return (
    <span className={notification.read_at ? 'ic' : `ic ${tone}`}>
      {createElement(iconFor(notification, iconOfKind), { className: 'i', 'aria-hidden': true })}
    </span>
  )
}

/** What is asked, on the line itself: the whole of it leads there. */
const ACTIONS: Partial<Record<Notification['topic'], string>> = {
  recall: 'Répondre',
  reading: 'Lire et confirmer',
}

/** A place that was kept for somebody leads to where they say yes. */
const actionOf = ({ topic, link }: Notification): string | undefined =>
  link.endsWith('#inscription') ? 'Confirmer ma venue' : ACTIONS[topic]

export function NotificationItem({
  notification,
  iconOfKind,
  now,
  onOpen,
}: PictureProps & {
  now: Date
  onOpen: () => void
}) {
  const isRead = notification.read_at !== null
  const action = actionOf(notification)
  return (
    <a className={isRead ? 'notif is-read' : 'notif'} href={notification.link} onClick={onOpen}>
      <Picture notification={notification} iconOfKind={iconOfKind} />
      <div>
        <b>{notification.title}</b>
        {notification.text && <p>{notification.text}</p>}
        {!isRead && action && <span className="btn btn--sm btn--secondary notif-act">{action}</span>}
        <time dateTime={notification.created_at}>{whenText(notification.created_at, now)}</time>
      </div>
      {!isRead && (
        <span className="unread">
          <span className="sr-only">Non lue</span>
        </span>
      )}
    </a>
  )
}
