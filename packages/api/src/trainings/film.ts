import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'

type Fields = OwnValuesOf<'tutorial'>

/** A film counts as seen from nine tenths on: nobody watches the credits. */
export const SEEN_SHARE = 0.9

export const durationOf = (fields: Fields): number | null =>
  typeof fields.duration_s === 'number' && fields.duration_s > 0 ? fields.duration_s : null

/** How far somebody came in a film that is not seen yet. */
export function filmPercent(fields: Fields, furthest: number): number {
  const duration = durationOf(fields)
  return duration === null ? 0 : Math.min(99, Math.floor((furthest / duration) * 100))
}
