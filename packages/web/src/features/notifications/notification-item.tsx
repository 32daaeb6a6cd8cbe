import {
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
  if (kind !== null) return iconOfKind(kind) ?? IconFileText
  if (link.startsWith('/agenda')) return IconCalendarEvent
  return link.startsWith('/account') || link.startsWith('/admin') ? IconUserPlus : IconBell
}

type PictureProps = { notification: Notification; iconOfKind: IconOfKind }

function Picture({ notification, iconOfKind }: PictureProps) {
  const { topic } = notification
  const tone = topic === 'training' ? 'ic--sand' : topic === 'action' ? 'ic--blue' : 'ic--green'
  return (
    <span className={notification.read_at ? 'ic' : `ic ${tone}`}>
      {createElement(iconFor(notification, iconOfKind), { className: 'i', 'aria-hidden': true })}
    </span>
  )
}

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
  return (
    <a className={isRead ? 'notif is-read' : 'notif'} href={notification.link} onClick={onOpen}>
      <Picture notification={notification} iconOfKind={iconOfKind} />
      <div>
        <b>{notification.title}</b>
        {notification.text && <p>{notification.text}</p>}
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
