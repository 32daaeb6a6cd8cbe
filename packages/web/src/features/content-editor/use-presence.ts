import { useEffect, useState } from 'react'
import type { PresentEditor } from '@kiosque/contract/wire/presence'
import { api } from '../../lib/api.ts'
import { beat } from './editor.queries.ts'

const BEAT_MS = 20_000

/** Says one has this content open, and learns who else has. A missed beat is no one’s business. */
export function usePresence(kind: string, id: number | null): PresentEditor[] {
  const [others, setOthers] = useState<PresentEditor[]>([])
  useEffect(() => {
    if (id === null) return
    let isGone = false
    const tell = () =>
      beat(kind, id)
        .then(({ data }) => {
          if (!isGone) setOthers(data)
        })
        .catch(() => undefined)
    void tell()
    const timer = setInterval(() => void tell(), BEAT_MS)
    const back = () => void (document.hidden || tell())
    // A closing page only has time for a request that outlives it; signed out, there is nobody to tell.
    const leave = () => {
      const headers = api.headers()
      if (!headers['Authorization']) return
      const address = api.urlOf(`/admin/contents/${kind}/${id}/presence`)
      const request: RequestInit = { method: 'DELETE', headers, keepalive: true, credentials: 'omit' }
      void fetch(address, request).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', back)
    addEventListener('pagehide', leave)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [kind, id])
  return others
}
