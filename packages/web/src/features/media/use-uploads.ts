import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
import { mediaKey } from './media.queries.ts'
import type { MediaItem } from './media.queries.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-queue.ts'

/** Uploads of one screen: what is under way, and the ways to act on it. Leaving with some under way asks first. */
export function useUploads(onDone?: (item: MediaItem) => void) {
  const [lines, setLines] = useState<readonly UploadLine[]>([])
  const queryClient = useQueryClient()
  const told = useLatest(onDone)
  const [queue] = useState(() =>
    createUploadQueue({
      onChange: setLines,
      onDone: (item) => {
        void queryClient.invalidateQueries({ queryKey: mediaKey })
        told.current?.(item)
      },
    }),
  )
  const busy = lines.some((line) => line.state === 'sending' || line.state === 'waiting')
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
  return { lines, busy, ...queue }
}

export type Uploads = ReturnType<typeof useUploads>
