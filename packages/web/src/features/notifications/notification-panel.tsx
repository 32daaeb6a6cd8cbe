import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { MoreButton } from '../../ui/more-button.tsx'
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
        <Page key={state} userId={userId} state={state} iconOfKind={iconOfKind} onOpen={open} />
      </div>
    </Drawer>
  )
}

type PageProps = {
  userId: number
  state: 'unread' | 'read'
  iconOfKind: IconOfKind
  onOpen: (notification: Notification) => void
  page?: number
  /** The last one of the page above: a period is named once. */
  above?: Notification | undefined
}

/** So many at a time; what is older comes underneath, when it is asked for. */
function Page({ page = 1, above, ...props }: PageProps) {
  const { userId, state, iconOfKind, onOpen } = props
  const { data, error, refetch } = useQuery(notificationsQuery(userId, state, page))
  const client = useQueryClient()
  const [isLonger, setLonger] = useState(false)
  const now = useNow()
  if (error && !data)
    return (
      <ErrorState card={false} onRetry={() => void refetch()}>
        {messageFor(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <div style={{ padding: 12 }}>
        <LineSkeletons count={5} />
      </div>
    )
  const { data: rows, meta } = data
  if (rows.length === 0 && page === 1)
    return (
      <p className="muted notif-none">
        {state === 'read'
          ? 'Ce que vous aurez lu se retrouve ici.'
          : 'Vous êtes à jour. Les nouveautés qui vous concernent arrivent ici.'}
      </p>
    )
  const periodAbove = (index: number) => {
    const before = rows[index - 1] ?? above
    return before && periodOf(before.created_at, now)
  }
  const next = notificationsQuery(userId, state, page + 1)
  return (
    <>
      <div>
        {rows.map((row, index) => {
          const period = periodOf(row.created_at, now)
          return (
            <div key={row.id}>
              {periodAbove(index) !== period && <p className="over notif-period">{period}</p>}
              <NotificationItem
                notification={row}
                iconOfKind={iconOfKind}
                now={now}
                onOpen={() => onOpen(row)}
              />
            </div>
          )
        })}
        {isLonger && <Page {...props} page={page + 1} above={rows.at(-1)} />}
      </div>
      {!isLonger && meta.last_page > page && (
        <MoreButton prepare={() => client.ensureQueryData(next)} onMore={() => setLonger(true)}>
          Voir les précédentes
        </MoreButton>
      )}
    </>
  )
}
