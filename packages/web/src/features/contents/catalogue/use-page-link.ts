import { useRef, useState } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { api } from '../../../lib/api.ts'

const PAUSE_MS = 10_000

/** A link lives a quarter of an hour: a catalogue left open goes on with a new one. Public files need none. */
export function usePageLink(file: FileRef) {
  const [fresh, setFresh] = useState<{ of: number; url: string } | null>(null)
  const askedAt = useRef(-PAUSE_MS)
  async function renew(): Promise<void> {
    if (file.url.includes('/public-files/') || performance.now() - askedAt.current < PAUSE_MS) return
    askedAt.current = performance.now()
    const link = await api.get<{ url: string }>(`/files/${file.id}/link`).catch(() => null)
    if (link) setFresh({ of: file.id, url: link.url })
  }
  return { url: fresh?.of === file.id ? fresh.url : file.url, renew }
}
