import type { Option } from '../../ui/select.tsx'
import type { ActiveFilter } from './no-match.tsx'

/** What a list lets one narrow it by; `name` stands in the sentence « Retirer la zone … ». */
export type ListFilter = { name: string } & (
  | {
      type?: 'choice'
      label: string
      /** The first line, which filters nothing: « Toutes les zones ». */
      all: string
      options: readonly Option[]
      /** The choices are not known yet: an identifier is trusted meanwhile. */
      isPending?: boolean
    }
  | { type: 'toggle'; label: string; value: string }
  | { type: 'day'; label: string }
  /** Set by a link and not by a control. */
  | { type: 'identifier' }
)

type Values = Record<string, string | undefined>
type Filters = Record<string, ListFilter>

const IDENTIFIER = /^[1-9][0-9]{0,8}$/

/** 2026-02-28, and no 31st of February. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time || 0).toISOString().startsWith(text)
}

function isOffered(filter: ListFilter, value: string): boolean {
  if (filter.type === 'day') return isDay(value)
  if (filter.type === 'toggle') return filter.value === value
  if (filter.type === 'identifier' || filter.isPending) return IDENTIFIER.test(value)
  return filter.options.some((option) => option.value === value)
}

/** Values an address holds but nobody offers are ignored in silence; what is typed freely is kept. */
export function knownOnly<V extends Values>(values: V, filters: Filters): V {
  const kept = Object.entries(values).filter(([key, value]) => {
    const filter = filters[key]
    return value !== undefined && (filter === undefined || isOffered(filter, value))
  })
  return Object.fromEntries(kept) as V
}

function labelOf(filter: ListFilter, value: string): string {
  if (filter.type === 'toggle') return filter.label
  if (filter.type === 'day' || filter.type === 'identifier') return value
  return filter.options.find((option) => option.value === value)?.label ?? value
}

/** The filters in use, each in words and with a way to take it away. */
export function activeFilters(
  values: Values,
  filters: Filters,
  set: (patch: Values) => void,
  searched = 'la recherche',
): ActiveFilter[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (!value) return []
    const filter = filters[key]
    const [name, label] = filter ? [filter.name, labelOf(filter, value)] : [searched, value]
    return [{ label: `${name} «\u00A0${label}\u00A0»`, remove: () => set({ [key]: undefined }) }]
  })
}
