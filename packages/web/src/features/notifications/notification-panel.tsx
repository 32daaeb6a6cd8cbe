import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { IconMoon, IconSettings } from '@tabler/icons-react'
import { isQuiet } from '@kiosque/contract/domain/quiet-hours'
import type { Notification } from '@kiosque/contract/wire/notifications'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { NotificationItem, type IconOfKind } from './notification-item.tsx'
import { notificationsQuery, useMarkAllRead, useMarkRead } from './notifications.queries.ts'
import { periodOf } from './when-words.ts'
import { Group } from '../../ui/group.tsx'

type NotificationPanelProps = {
  userId: number
  unread: number
  iconOfKind: IconOfKind
  onClose: () => void
}

/** What is new and what was read, newest first. Opening one marks it as read. */
export function NotificationPanel({ userId, unread, iconOfKind, onClose }: NotificationPanelProps) {
  const [state, setState] = useState<'unread' | 'read'>('unread')
  const markRead = useMarkRead()
  const markAllRead = useMarkAllRead()
  // The browser would choose the first control, which is the gear.
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const list = useQuery(notificationsQuery(userId, state))
  const { me } = useSignedIn()
  const now = useNow()
  const quiet = me.notification_preferences.quiet_hours

  function open(notification: Notification) {
    onClose()
    if (notification.read_at === null) markRead.mutate(notification.id)
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title="Notifications"
      label="Notifications"
      head={
        <>
          <h2 className="h3">Notifications</h2>
          <a
            className="iconbtn notif-settings"
            href={paths.account('notifications')}
            aria-label="Préférences de notification"
            title="Préférences de notification"
            onClick={onClose}
          >
            <IconSettings className="i" aria-hidden="true" />
          </a>
        </>
      }
    >
      <div className="row between notif-bar">
        <Group className="seg seg--sm" aria-label="Filtrer">
          <button
            type="button"
            ref={first}
            aria-pressed={state === 'unread'}
            onClick={() => setState('unread')}
          >
            Non lues {unread > 0 && <small>{unread}</small>}
          </button>
          <button type="button" aria-pressed={state === 'read'} onClick={() => setState('read')}>
            Lues
          </button>
        </Group>
        {unread > 0 && (
          <button type="button" className="more small" onClick={() => markAllRead.mutate()}>
            Tout marquer comme lu
          </button>
        )}
      </div>
      {quiet && isQuiet(quiet, now) && (
        <p className="small muted notif-quiet">
          <IconMoon className="i i--18" aria-hidden="true" /> Heures calmes jusqu’à{' '}
          {quiet.to.replace(':', '\u00a0h\u00a0')}&nbsp;: seules les urgences arrivent, le reste vous attend.
        </p>
      )}
      <div className="drawer__body">
        {list.data ? (
          <List rows={list.data.data} iconOfKind={iconOfKind} isRead={state === 'read'} onOpen={open} />
        ) : list.error ? (
          <ErrorState card={false} onRetry={() => void list.refetch()}>
            {messageFor(list.error)}
          </ErrorState>
        ) : (
          <div style={{ padding: 12 }}>
            <LineSkeletons count={5} />
          </div>
        )}
      </div>
    </Drawer>
  )
}

function List({
  rows,
  iconOfKind,
  isRead,
  onOpen,
}: {
  rows: readonly Notification[]
  iconOfKind: IconOfKind
  isRead: boolean
  onOpen: (notification: Notification) => void
}) {
  const now = useNow()
  if (rows.length === 0)
    return (
      <p className="muted notif-none">
        {isRead
          ? 'Ce que vous aurez lu se retrouve ici.'
          : 'Vous êtes à jour. Les nouveautés qui vous concernent arrivent ici.'}
      </p>
    )
  return rows.map((row, index) => {
    const period = periodOf(row.created_at, now)
    const before = rows[index - 1]
    const isFirst = before === undefined || periodOf(before.created_at, now) !== period
    return (
      <div key={row.id}>
        {isFirst && <p className="over notif-period">{period}</p>}
        <NotificationItem notification={row} iconOfKind={iconOfKind} now={now} onOpen={() => onOpen(row)} />
      </div>
    )
  })
}
