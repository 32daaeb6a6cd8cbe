import type { DetailOf } from '@kiosque/contract/wire/content-of'

export type Module = DetailOf<'academy'>['modules'][number]

/** 95 → « 1 h 35 ». */
export const lasting = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00A0min`
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`
}

/** The event of the agenda where one keeps a place for a live module; null where it is held elsewhere. */
export function eventOf({ place }: Pick<Module, 'place'>): number | null {
  const found = /^(?:https?:\/\/[^/]+)?\/agenda\/(\d{1,9})$/.exec(place ?? '')
  return found ? Number(found[1]) : null
}

/** A live session that has not begun: nobody has followed it yet. */
export const isToCome = ({ starts_at: at }: Pick<Module, 'starts_at'>, now: Date): boolean =>
  at != null && Date.parse(at) > now.getTime()

export const minutesOf = (modules: readonly { duration_minutes?: number | null }[]): number =>
  modules.reduce((sum, module) => sum + (module.duration_minutes ?? 0), 0)
