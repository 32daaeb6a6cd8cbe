import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api.ts'
import { local } from '../../lib/browser-storage.ts'
import { checkInQueue, type Mark } from './check-in-queue.ts'
import { checkInQuery, sayUnplaced, sendCheckIns } from './events-desk.queries.ts'

const RETRY_MS = 5_000

/** Marks who is there at once, and tells the server when it can be reached: now, or once the network is back. */
export function useCheckInQueue(eventId: string) {
  const client = useQueryClient()
  const [queue] = useState(() => checkInQueue(local, eventId))
  const [waiting, setWaiting] = useState<Mark[]>(() => queue.read())
  const busy = useRef(false)

  const send = useCallback(async () => {
    if (busy.current || !navigator.onLine) return
    const marks = queue.read()
    if (marks.length === 0) return
    busy.current = true
    try {
      const { refused } = await sendCheckIns(eventId, { marks })
      setWaiting(queue.drop(marks))
      sayUnplaced(refused.length)
      await client.invalidateQueries({ queryKey: checkInQuery(eventId).queryKey })
    } catch (error) {
      // Refused for good: kept, it would block every mark that follows.
      if (error instanceof ApiError && [404, 422].includes(error.status)) setWaiting(queue.drop(marks))
    } finally {
      busy.current = false
    }
  }, [client, eventId, queue])

  useEffect(() => {
    const again = () => void send()
    // What an earlier visit left behind goes first.
    const first = setTimeout(again)
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [send])

  return {
    waiting,
    mark(attendee_id: number, present: boolean) {
      setWaiting(queue.add({ attendee_id, present, at: new Date().toISOString() }))
      void send()
    },
  }
}
