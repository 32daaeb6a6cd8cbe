import { count } from '../../../lib/format.ts'

/** « 45 secondes », « 10 minutes », « 1 min 30 s »: a limit is told exactly, whoever runs against it counts seconds. */
export function limitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return count(rest, 'seconde')
  return rest === 0 ? count(minutes, 'minute') : `${minutes}\u00A0min ${rest}\u00A0s`
}

/** A title as a sentence of its own: one that asks already has its mark. */
export const asSentence = (title: string): string => (/[.?!…]$/.test(title.trim()) ? title : `${title}.`)
