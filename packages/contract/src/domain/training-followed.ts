import { trainingFormatOf, type Told } from './training-formats.ts'

/** Only what happens in the pharmacy is asked for; the rest has its dates or its link. */
export const acceptsVisit = (training: Told): boolean => trainingFormatOf(training) === 'visite'

/**
 * When one may say oneself that it was followed: a module at any time, a webinar or an evening once its first date has
 * begun. A visit is confirmed by the pharmacy instead, with who was there.
 */
export function mayDeclareFollowed(
  training: Told & { sessions?: readonly { starts_at: string }[]; first_on?: unknown },
  now: Date,
): boolean {
  const format = trainingFormatOf(training)
  if (format === 'visite') return false
  if (format === 'e-learning' || format === null) return true
  const starts = (training.sessions ?? []).map(({ starts_at }) => Date.parse(starts_at))
  if (starts.length > 0) return starts.some((at) => at <= now.getTime())
  return (
    typeof training.first_on !== 'string' || Date.parse(`${training.first_on}T00:00:00Z`) <= now.getTime()
  )
}
