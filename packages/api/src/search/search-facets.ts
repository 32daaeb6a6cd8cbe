import type { Facets } from '@kiosque/contract/wire/contents'
import { searchPeriods, type SearchPeriod } from '@kiosque/contract/wire/search'
import type { Live } from '../content/live.ts'
import type { Narrowing } from './search.sql.ts'

const PERIOD_NAMES: Record<SearchPeriod, string> = { month: '30 derniers jours', year: 'Cette année' }
const MOST_CATEGORIES = 8

/** The categories and periods of what answers, under their French names; kinds may share a category. */
export async function facetsOf(live: Live | undefined, narrowing: Narrowing | undefined): Promise<Facets> {
  if (live === undefined || narrowing === undefined) return {}
  const { categories: labels } = await live.references.find()
  const byKey = new Map<string, { value: string; label: string; count: number }>()
  for (const [name, count] of narrowing.categories) {
    const value = name.slice(name.indexOf('/') + 1)
    const before = byKey.get(value)
    byKey.set(value, { value, label: labels.get(name) ?? value, count: count + (before?.count ?? 0) })
  }
  const period = searchPeriods.map((value) => ({
    value,
    label: PERIOD_NAMES[value],
    count: narrowing.periods[value],
  }))
  const category = [...byKey.values()].toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
  return { period, category: category.slice(0, MOST_CATEGORIES) }
}
