import { THIS_WEEK, type Kind } from './define-kind.ts'
import { bundleOf } from './fields/bundles.ts'

/** What runs, what comes and what is over, where a kind has a period. */
export const PHASES = ['current', 'coming', 'past'] as const

/** The answers of filters that are not a field's own values; `made-filters.ts` makes them and gives them names. */
export const MADE_VALUES = {
  mechanic: ['pourcentage', 'euros', 'offert', 'lot', 'conseille'],
  price: ['moins-de-10', '10-a-25', '25-a-50', '50-et-plus'],
} as const

const ID = /^[1-9][0-9]{0,8}$/

/**
 * Whether a filter can have this value at all. What the head office keeps (categories, themes, laboratories) comes and
 * goes: a kept address may name one that is gone, which finds nothing. What no content ever had is a mistake: the API
 * refuses it by name (D15-03), and the portal leaves it out of the address it read (D5-02).
 */
export function isFilterValue(kind: Kind, name: string, value: string): boolean {
  if (name === 'laboratory') return ID.test(value)
  if (name === 'phase') return isAmong(PHASES, value)
  const { made, by_week: byWeek } = kind.filters[name] ?? {}
  const field = kind.fields[name]
  if (byWeek) return value === THIS_WEEK
  if (made) return isAmong(MADE_VALUES[made], value)
  return field === undefined || bundleOf(field).filter?.isValue(field, value) === true
}

const isAmong = (values: readonly string[], value: string) => values.includes(value)
