import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconBell } from '@tabler/icons-react'
import { IconButton } from '../../ui/button.tsx'
import { followNotifications, POLL_MS } from './notification-stream.ts'
import type { IconOfKind } from './notification-item.tsx'
import { notificationsKey, notificationsQuery } from './notifications.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'
import './notifications.css'

const NotificationPanel = lazy(() =>
  import('./notification-panel.tsx').then((module) => ({ default: module.NotificationPanel })),
)

/** How many are unread, live (D9-01): a stream tells of changes, asking now and then is the safety net. */
export function NotificationBell({ userId, iconOfKind }: { userId: number; iconOfKind: IconOfKind }) {
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...notificationsQuery(userId, 'unread'), refetchInterval: POLL_MS })
  useEffect(
    () =>
      followNotifications((_, data) => {
        void queryClient.invalidateQueries({ queryKey: notificationsKey })
        // A recall, a reading: what is to do changed too.
        if (data !== '{}') void queryClient.invalidateQueries({ queryKey: ['contents', 'todo'] })
      }),
    [queryClient, userId],
  )
  const unread = data?.meta.total ?? 0
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} non lue${unread > 1 ? 's' : ''}`
  return (
    <>
      <IconButton className="bell" label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconBell className="i i--24" aria-hidden="true" />
        {unread > 0 && (
          <span className="count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <Announcement as="span" className="sr-only">
        {unread > 0 ? label : ''}
      </Announcement>
      {open && (
        <Suspense fallback={null}>
          <NotificationPanel
            userId={userId}
            unread={unread}
            iconOfKind={iconOfKind}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
