/** Which targets name a pharmacy: tens of thousands of pairs, as numbers in two lists instead of a list for each pharmacy. */
export interface PharmacyIndex {
  add(pairs: readonly { pharmacy: number; target: number }[]): void
  has(pharmacy: number): boolean
  /** In the order they were added. */
  targetsOf(pharmacy: number): number[]
  clear(): void
}

export function createPharmacyIndex(): PharmacyIndex {
  // In the order of the pharmacies; those of one stand together.
  let pharmacies = new Int32Array(0)
  let targets = new Int32Array(0)

  function placeOf(pharmacy: number): number {
    let [low, high] = [0, pharmacies.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pharmacies[middle] as number) < pharmacy) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add(pairs) {
      if (pairs.length === 0) return
      const all = [
        ...Array.from(pharmacies, (pharmacy, at) => ({ pharmacy, target: targets[at] as number })),
        ...pairs,
      ].toSorted((a, b) => a.pharmacy - b.pharmacy)
      pharmacies = Int32Array.from(all, ({ pharmacy }) => pharmacy)
      targets = Int32Array.from(all, ({ target }) => target)
    },
    has: (pharmacy) => pharmacies[placeOf(pharmacy)] === pharmacy,
    targetsOf(pharmacy) {
      const first = placeOf(pharmacy)
      let end = first
      while (pharmacies[end] === pharmacy) end += 1
      return [...targets.subarray(first, end)]
    },
    clear() {
      pharmacies = new Int32Array(0)
      targets = new Int32Array(0)
    },
  }
}
