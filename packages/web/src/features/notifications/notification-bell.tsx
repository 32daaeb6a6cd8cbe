import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconBell } from '@tabler/icons-react'
import { IconButton } from '../../ui/button.tsx'
import type { IconOfKind } from './notification-item.tsx'
import { notificationsKey, notificationsQuery } from './notifications.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'
import './notifications.css'

/** When no stream can be kept open (an old proxy, say), the page still asks now and then. */
const POLL_MS = 60_000

const NotificationPanel = lazy(() =>
  import('./notification-panel.tsx').then((module) => ({ default: module.NotificationPanel })),
)

/** How many are unread, live (D9-01): a stream tells of changes, asking now and then is the safety net. */
export function NotificationBell({ userId, iconOfKind }: { userId: number; iconOfKind: IconOfKind }) {
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...notificationsQuery(userId, 'unread'), refetchInterval: POLL_MS })
  useEffect(() => {
    const stop = new AbortController()
    const onEvent = (_: string, told: string) => {
      void queryClient.invalidateQueries({ queryKey: notificationsKey })
      // A recall, a reading: what is to do changed too.
      if (told !== '{}') void queryClient.invalidateQueries({ queryKey: ['contents', 'todo'] })
    }
    // The page is drawn before it listens; without the network it asks now and then instead.
    import('./notification-stream.ts')
      .then(({ followNotifications }) => followNotifications(onEvent, stop.signal))
      .catch(() => undefined)
    return () => stop.abort()
  }, [queryClient, userId])
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
