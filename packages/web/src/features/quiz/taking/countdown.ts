import type { TimedAttempt } from '../quiz.queries.ts'

/** Whole seconds left at `at`, on the clock of `performance.now()`; null without a limit. */
export function secondsLeft(
  { deadline_at, server_time, receivedAt }: Pick<TimedAttempt, 'deadline_at' | 'server_time' | 'receivedAt'>,
  at: number,
): number | null {
  if (deadline_at === null) return null
  const leftThen = Date.parse(deadline_at) - Date.parse(server_time)
  return Math.max(0, Math.ceil((leftThen - (at - receivedAt)) / 1000))
}

/** « 4:05 », « 1:02:00 ». */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Said aloud, once each: five minutes, one minute. Nothing more, so as not to press. */
export function warningAt(seconds: number): string {
  if (seconds <= 60) return 'Il reste moins d’une minute.'
  if (seconds <= 300) return 'Il reste moins de cinq minutes.'
  return ''
}
