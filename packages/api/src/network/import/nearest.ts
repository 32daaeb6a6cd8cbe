import { searchText } from '../../kit/search-text.ts'

/** Without case, accents, spaces or signs: « MPR Nat » and « MPR_NAT » are the same. */
export const folded = (text: string): string => searchText(text).replace(/[^a-z0-9]/g, '')

/** The known name that was probably meant, or null when none is close. */
export function nearest(typed: string, known: string[]): string | null {
  const target = folded(typed)
  if (target === '') return null
  const scored = known
    .map((name) => ({ name, distance: distanceBetween(target, folded(name)) }))
    .toSorted((a, b) => a.distance - b.distance)
  const best = scored[0]
  return best && best.distance <= 3 ? best.name : null
}

function distanceBetween(a: string, b: string): number {
  // One inside the other is close; the closer in length, the closer.
  if (a.includes(b) || b.includes(a)) return 1 + Math.abs(a.length - b.length) / 10
  if (Math.abs(a.length - b.length) > 3) return Infinity
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? Infinity
}
