import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Announcement } from '../../../ui/announcement.tsx'
import type { TimedAttempt } from '../quiz.queries.ts'
import { clockText, secondsLeft, warningAt } from './countdown.ts'

const TICK_MS = 500
const AGAIN_MS = 5_000

/** The time left; `onOver` is called once it has run out, and again until this is gone: the network may be away. */
export function Timer({ attempt, onOver }: { attempt: TimedAttempt; onOver: () => void }) {
  const [left, setLeft] = useState(() => secondsLeft(attempt, performance.now()))
  useEffect(() => {
    const look = () => setLeft(secondsLeft(attempt, performance.now()))
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [attempt])
  const isOver = left === 0
  useEffect(() => {
    if (!isOver) return
    onOver()
    const timer = setInterval(onOver, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOver, onOver])
  if (left === null) return null
  return (
    <>
      <span className={left <= 60 ? 'quiz-time quiz-time--short' : 'quiz-time'} role="timer">
        <IconClock className="i i--18" aria-hidden="true" />
        <span className="sr">Temps restant&nbsp;: </span>
        {clockText(left)}
      </span>
      <Announcement as="span" className="sr">
        {warningAt(left)}
      </Announcement>
    </>
  )
}
