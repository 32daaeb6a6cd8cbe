import { parisTime } from './paris-clock.ts'

/** Hours of Paris during which only what is urgent comes through, « 19:00 » to « 08:00 » for instance. */
export interface QuietHours {
  from: string
  to: string
}

export const USUAL_QUIET_HOURS: QuietHours = { from: '19:00', to: '08:00' }

/** Half-open: quiet at `from`, not any more at `to`. Its twin in SQL is `quiet_since`. */
export function isQuiet(hours: QuietHours | null | undefined, at: Date): boolean {
  if (!hours || hours.from === hours.to) return false
  const now = parisTime(at)
  return hours.from < hours.to ? now >= hours.from && now < hours.to : now >= hours.from || now < hours.to
}
