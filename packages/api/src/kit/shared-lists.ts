const MOST_LISTS = 10_000

/** One list for all that say the same in the same order: thousands of people share a few. They are never changed. */
export function createSharedLists<Item extends string | number>(): (list: Item[]) => Item[] {
  const known = new Map<string, Item[]>()
  return (list) => {
    const text = list.join('\u001f')
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST_LISTS) known.clear()
    known.set(text, list)
    return list
  }
}
