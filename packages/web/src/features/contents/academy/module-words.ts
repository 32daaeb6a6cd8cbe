import type { DetailOf } from '@kiosque/contract/wire/content-of'

export type Module = DetailOf<'academy'>['modules'][number]

/** 95 → « 1 h 35 ». */
export const lasting = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00A0min`
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`
}

export const minutesOf = (modules: readonly { duration_minutes?: number | null }[]): number =>
  modules.reduce((sum, module) => sum + (module.duration_minutes ?? 0), 0)
