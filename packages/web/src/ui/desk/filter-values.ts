import type { Option } from '../select.tsx'
import type { ActiveFilter } from './no-match.tsx'

type Filters = Record<string, string | undefined>
type Options = Record<string, readonly Option[]>

/** Values an address holds but nobody offers are ignored in silence; `waiting` names those not known yet. */
export function knownOnly<F extends Filters>(
  filters: F,
  options: Options,
  waiting: readonly string[] = [],
): F {
  const kept = Object.entries(filters).filter(([name, value]) => {
    const choices = options[name]
    if (!choices) return true
    if (waiting.includes(name)) return /^[1-9][0-9]{0,8}$/.test(value ?? '')
    return choices.some((choice) => choice.value === value)
  })
  return Object.fromEntries(kept) as F
}

/** The filters in use, each in words and with a way to take it away. */
export function activeFilters(
  filters: Filters,
  options: Options,
  names: Record<string, string>,
  set: (patch: Filters) => void,
): ActiveFilter[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    if (!value) return []
    const label = options[name]?.find((choice) => choice.value === value)?.label ?? value
    const words =
      name === 'q' ? `la recherche «\u00A0${value}\u00A0»` : `${names[name] ?? name} «\u00A0${label}\u00A0»`
    return [{ label: words, remove: () => set({ [name]: undefined }) }]
  })
}
