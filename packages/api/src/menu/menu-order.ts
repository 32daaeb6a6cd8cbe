/** Those the head office has placed, in its order; then the others, as declared. A new kind appears last. */
export function inOrder<Item extends { key: string }>(
  items: readonly Item[],
  rows: ReadonlyMap<string, { position: number }>,
): Item[] {
  const placeOf = (item: Item) => rows.get(item.key)?.position ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
