export type Key = string | number

/**
 * The selection once a row is ticked or unticked; with Shift, every row from the last one touched to this one
 * follows it.
 */
export function selectRange(
  keys: readonly Key[],
  selected: ReadonlySet<Key>,
  { at, from, checked }: { at: Key; from: Key | null; checked: boolean },
): Set<Key> {
  const next = new Set(selected)
  const end = keys.indexOf(at)
  const start = from === null ? end : keys.indexOf(from)
  const [first, last] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)]
  for (const key of keys.slice(first, last + 1)) {
    if (checked) next.add(key)
    else next.delete(key)
  }
  return next
}
