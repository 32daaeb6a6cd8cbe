import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNotifications } from './notification-stream.ts'

/** Keeps a screen of the head office true while it is open: what changes is asked for anew, as it changes. */
export function useDeskLine(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const stop = new AbortController()
    followNotifications((name, data) => {
      if (name === 'desk')
        void queryClient.invalidateQueries({
          queryKey: ['backoffice', (JSON.parse(data) as { name: string }).name],
        })
      // Opened again after a cut: anything may have been missed.
      else if (data === 'urgent') void queryClient.invalidateQueries({ queryKey: ['backoffice'] })
    }, stop.signal)
    return () => stop.abort()
  }, [queryClient])
}
