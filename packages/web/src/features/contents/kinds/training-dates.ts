import { parisDay } from '@kiosque/contract/domain/dates'
import { formatDate, formatDateTime } from '../../../lib/format.ts'

type Dates = {
  sessions: readonly { starts_at: string }[]
  first_on: string | null
  last_on: string | null
}

/** The next of these moments; the last one where all have passed. */
export const nextOf = (moments: readonly string[], now: Date): string | undefined =>
  moments.find((moment) => Date.parse(moment) >= now.getTime()) ?? moments.at(-1)

/** When a training may still be followed: a date that has passed is not announced as the next one. */
export function nextDateText({ sessions, first_on, last_on }: Dates, now: Date): string | null {
  const next = sessions.find(({ starts_at }) => Date.parse(starts_at) >= now.getTime())
  if (next) return formatDateTime(next.starts_at)
  if (sessions.length > 0) return 'dates passées'
  const today = parisDay(now)
  if (first_on !== null && first_on >= today) return formatDate(first_on)
  return last_on !== null && last_on >= today ? `jusqu’au ${formatDate(last_on)}` : null
}
