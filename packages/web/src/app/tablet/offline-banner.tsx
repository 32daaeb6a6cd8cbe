import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { Announcement } from '../../ui/announcement.tsx'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no network, and what still works. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Announcement as="div" className={isOnline ? undefined : 'offline'}>
      {!isOnline && (
        <p className="wrap">
          <IconWifiOff className="i" aria-hidden="true" /> Pas de réseau&nbsp;: le catalogue, les offres en
          cours et la veille restent consultables.
        </p>
      )}
    </Announcement>
  )
}
