import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, messageFor } from '../../../lib/api.ts'
import { useSaveAnswers, type TimedAttempt } from '../quiz.queries.ts'
import type { Answer } from '../../../parts/quiz-question/answer.ts'
import { noAnswer } from '../../../parts/quiz-question/answer.ts'
import { forgetWaiting, keepWaiting, readWaiting, type Waiting } from './waiting-answers.ts'

const RETRY_MS = 5_000

/** No answer at all, or one that says « later »: what waits is sent again. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

export type Answers = {
  of: (questionId: number) => Answer
  /** Keeps it here, then sends it; one that fails for want of network goes again by itself. */
  give: (answer: Answer) => void
  /** Sends what waits; true once nothing does. */
  flush: () => Promise<boolean>
  isWaiting: boolean
  /** The network is away, or the server is. */
  isHeld: boolean
  refusal: string | null
}

/**
 * The answers of an attempt: the server's, and over them those still on their way. `onClosed` is called when the server
 * takes no more of them: the time is over, or another tab handed the quiz in.
 */
export function useAnswers(attempt: TimedAttempt, onClosed: () => void): Answers {
  const { id, answers } = attempt
  const { mutateAsync: save } = useSaveAnswers(id)
  const [waiting, setWaiting] = useState<Waiting>(() => readWaiting(id))
  const [isHeld, setHeld] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const latest = useRef(waiting)
  const sending = useRef<Promise<boolean> | null>(null)

  const change = useCallback((next: Waiting) => {
    latest.current = next
    setWaiting(next)
  }, [])

  const settle = useCallback(
    (sent: readonly Answer[]) => {
      const left = Object.entries(latest.current).filter(([, answer]) => !sent.includes(answer))
      for (const answer of sent)
        if (latest.current[String(answer.question_id)] === answer) keepWaiting(id, answer.question_id, null)
      change(Object.fromEntries(left))
    },
    [id, change],
  )

  const send = useCallback(async (): Promise<boolean> => {
    for (;;) {
      const sent = Object.values(latest.current)
      if (sent.length === 0) return true
      try {
        await save(sent)
        setHeld(false)
        setRefusal(null)
        settle(sent)
      } catch (error) {
        if (isPassing(error)) {
          setHeld(true)
          return false
        }
        if (error instanceof ApiError && error.status === 401) return false
        settle(sent)
        if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
          forgetWaiting(id)
          onClosed()
          return true
        }
        setRefusal(messageFor(error))
        return false
      }
    }
  }, [id, save, settle, onClosed])

  const flush = useCallback(async (): Promise<boolean> => {
    // One sending at a time, in the order given: an older answer never lands on a newer one.
    if (sending.current) await sending.current
    if (!sending.current) {
      const under = send()
      sending.current = under
      void under.finally(() => {
        sending.current = null
      })
    }
    return sending.current
  }, [send])

  const give = useCallback(
    (answer: Answer) => {
      keepWaiting(id, answer.question_id, answer)
      change({ ...latest.current, [String(answer.question_id)]: answer })
      void flush()
    },
    [id, change, flush],
  )

  const isWaiting = Object.keys(waiting).length > 0
  useEffect(() => {
    if (Object.keys(latest.current).length > 0) void flush()
  }, [flush])
  useEffect(() => {
    if (!isHeld) return
    const again = () => void flush()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isHeld, flush])

  const of = (questionId: number) =>
    waiting[String(questionId)] ??
    answers.find(({ question_id }) => question_id === questionId) ??
    noAnswer(questionId)
  return { of, give, flush, isWaiting, isHeld, refusal }
}
