import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNotifications } from './notification-stream.ts'

/** Keeps a screen of the head office true while it is open: what changes is asked for anew, as it changes. */
export function useDeskLine(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      followNotifications({
        // Opened again after a cut: anything may have been missed.
        onChange: (isUrgent) => {
          if (isUrgent) void queryClient.invalidateQueries({ queryKey: ['backoffice'] })
        },
        onDesk: (name) => void queryClient.invalidateQueries({ queryKey: ['backoffice', name] }),
      }),
    [queryClient],
  )
}
