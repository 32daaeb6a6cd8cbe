import { useRef, useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { api } from '../../../lib/api.ts'

const PAUSE_MS = 10_000

/**
 * A link to a file lives a quarter of an hour; a film left paused over lunch goes on all the same, from a new one and
 * where it was.
 */
export function useLivingLink(file: FileRef) {
  const [fresh, setFresh] = useState<{ of: number; url: string } | null>(null)
  const left = useRef<{ seconds: number; wasPlaying: boolean } | null>(null)
  const askedAt = useRef(-PAUSE_MS)

  async function onError(element: HTMLVideoElement) {
    if (performance.now() - askedAt.current < PAUSE_MS) return
    askedAt.current = performance.now()
    left.current = { seconds: element.currentTime, wasPlaying: !element.paused }
    // Refused, the film stays as it is: its own message says enough.
    const link = await api.get<{ url: string }>(`/files/${file.id}/link`).catch(() => null)
    if (link) setFresh({ of: file.id, url: link.url })
  }

  return {
    url: fresh?.of === file.id ? fresh.url : file.url,
    onError: (element: HTMLVideoElement) => void onError(element),
    onReady: (element: HTMLVideoElement) => {
      const place = left.current
      left.current = null
      if (!place) return
      element.currentTime = place.seconds
      if (place.wasPlaying) void element.play().catch(() => undefined)
    },
  }
}
