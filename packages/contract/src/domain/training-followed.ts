import type { OwnValuesOf } from '../kinds/own-values.ts'
import { trainingFormatOf, type Told } from './training-formats.ts'

/** Only what happens in the pharmacy is asked for; the rest has its dates or its link. */
export const acceptsVisit = (training: Told): boolean => trainingFormatOf(training) === 'visite'

/** An event of the agenda that is a session of the training. */
export type HeldSession = { starts_at: Date; ends_at: Date }

/**
 * When one may say oneself that it was followed: a module at any time, a webinar or an evening once its first date has
 * begun, whatever has a session of the agenda once that is over. A visit is otherwise confirmed by the pharmacy, with
 * who was there.
 */
export function mayDeclareFollowed(
  training: OwnValuesOf<'laboratory_training'>,
  now: Date,
  held: readonly HeldSession[] = [],
): boolean {
  if (held.some(({ ends_at }) => ends_at <= now)) return true
  const format = trainingFormatOf(training)
  if (format === 'visite') return false
  if (format === 'e-learning' || format === null) return true
  const sessions = (training.sessions ?? []) as readonly { starts_at: string }[]
  const starts = sessions.map(({ starts_at }) => Date.parse(starts_at))
  if (starts.some((at) => at <= now.getTime())) return true
  // Whatever has dates, and none of them behind it, has not taken place.
  if (starts.length > 0 || held.length > 0) return false
  return (
    typeof training.first_on !== 'string' || Date.parse(`${training.first_on}T00:00:00Z`) <= now.getTime()
  )
}
