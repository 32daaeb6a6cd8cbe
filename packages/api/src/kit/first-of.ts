/** The first so many that are wanted: the others are not even looked at. */
export function firstOf<Item>(
  items: readonly Item[],
  most: number,
  isWanted: (item: Item) => boolean,
): Item[] {
  const found: Item[] = []
  for (const item of items) {
    if (found.length >= most) break
    if (isWanted(item)) found.push(item)
  }
  return found
}
