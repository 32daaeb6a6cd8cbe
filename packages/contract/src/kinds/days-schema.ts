import { z } from 'zod'

/** A day in Paris. Bounded, so that no calendar on the way chokes on it. */
export const day = z
  .string({ error: 'Saisissez une date.' })
  .refine(isDay, 'Cette date n’existe pas (attendu\u00a0: 2026-11-30).')

export const moment = z.iso
  .datetime({ offset: true, error: 'Saisissez une date et une heure valables.' })
  .refine((value) => /^(?:19|20|21)\d\d-/.test(value), 'Cette date est hors limites.')

function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
