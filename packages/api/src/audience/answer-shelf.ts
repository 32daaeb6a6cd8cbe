/** Something kept, what keeping it costs, and when it last served. */
export interface Kept {
  bytes: number
  /** Grows with each use: only the order counts. */
  usedAt: number
  /** Takes it out of wherever it is found. */
  leave(): void
}

export interface Shelf {
  /** Adds to what an entry costs; the least recently used leave when there is no more room. */
  spend(entry: Kept, bytes: number): void
  remove(entry: Kept): void
}

/** Down to this part of the room at once: making room for each newcomer would sort everything each time. */
const LEFT_FULL = 0.75

export function createShelf(mostBytes: number): Shelf {
  const entries = new Set<Kept>()
  let total = 0

  function remove(entry: Kept): void {
    if (entries.delete(entry)) total -= entry.bytes
    entry.leave()
  }

  function makeRoom(): void {
    for (const entry of [...entries].toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total <= mostBytes * LEFT_FULL) return
      remove(entry)
    }
  }

  return {
    remove,
    spend(entry, bytes) {
      entries.add(entry)
      entry.bytes += bytes
      total += bytes
      if (total > mostBytes) makeRoom()
    },
  }
}
