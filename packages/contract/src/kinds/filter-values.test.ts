import { expect, test } from 'vitest'
import type { Kind } from './define-kind.ts'
import { isFilterValue } from './filter-values.ts'
import { madeOptions } from './made-filters.ts'
import { allKinds } from './registry.ts'

/** What a filter of a kind may be asked for, where that is a closed list. */
function valuesOf({ filters, fields }: Kind, name: string): string[] {
  const { made, by_week: byWeek } = filters[name] ?? {}
  const field = fields[name]
  if (byWeek) return ['week']
  if (made) return madeOptions[made].map(({ value }) => value)
  return field && 'options' in field ? field.options.map(({ value }) => String(value)) : []
}

const asked = allKinds.flatMap((kind) => Object.keys(kind.filters).map((name) => ({ kind, name })))

test.each(asked)('D15-03 $kind.key may be asked for every value of $name', ({ kind, name }) => {
  const values = valuesOf(kind, name)
  expect(values.filter((value) => !isFilterValue(kind, name, value))).toEqual([])
  // A closed list has no other value.
  expect(values.length > 0 && isFilterValue(kind, name, 'nimporte')).toBe(false)
})
