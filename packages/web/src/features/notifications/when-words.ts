import { formatDate, formatTime } from '../../lib/format.ts'

const DAY_MS = 86_400_000

/** « Aujourd’hui », « Hier », « Cette semaine », « Plus tôt »: by the days of Paris. */
export function periodOf(instant: string, now: Date): string {
  const day = formatDate(instant)
  if (day === formatDate(now)) return 'Aujourd’hui'
  if (day === formatDate(new Date(now.getTime() - DAY_MS))) return 'Hier'
  return now.getTime() - new Date(instant).getTime() < 7 * DAY_MS ? 'Ces sept derniers jours' : 'Plus tôt'
}

/** « Il y a 25 minutes » within the hour, the hour within two days, then the date. */
export function whenText(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000)
  if (minutes < 1) return 'À l’instant'
  if (minutes < 60) return minutes === 1 ? 'Il y a une minute' : `Il y a ${minutes}\u00a0minutes`
  const period = periodOf(instant, now)
  return period === 'Aujourd’hui' || period === 'Hier' ? formatTime(instant) : formatDate(instant)
}
