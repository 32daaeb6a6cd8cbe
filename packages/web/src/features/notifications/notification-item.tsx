import {
  IconBell,
  IconCalendarEvent,
  IconFileText,
  IconNews,
  IconSchool,
  IconSpeakerphone,
  IconTag,
  IconUserPlus,
} from '@tabler/icons-react'
import type { Notification } from '@kiosque/contract/wire/notifications'
import { whenText } from './when-words.ts'

function Picture({ notification }: { notification: Notification }) {
  const { kind, topic, link } = notification
  const Icon = kind?.includes('campaign')
    ? IconSpeakerphone
    : kind === 'promotional_offer'
      ? IconTag
      : topic === 'training'
        ? IconSchool
        : kind === 'news'
          ? IconNews
          : kind !== null
            ? IconFileText
            : link.startsWith('/agenda')
              ? IconCalendarEvent
              : link.startsWith('/account') || link.startsWith('/admin')
                ? IconUserPlus
                : IconBell
  const tone = topic === 'training' ? 'ic--sand' : topic === 'action' ? 'ic--blue' : 'ic--green'
  return (
    <span className={notification.read_at ? 'ic' : `ic ${tone}`}>
      <Icon className="i" aria-hidden="true" />
    </span>
  )
}

export function NotificationItem({
  notification,
  now,
  onOpen,
}: {
  notification: Notification
  now: Date
  onOpen: () => void
}) {
  const isRead = notification.read_at !== null
  return (
    <a className={isRead ? 'notif is-read' : 'notif'} href={notification.link} onClick={onOpen}>
      <Picture notification={notification} />
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
