export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** Words, spaces and signs apart, so that a changed comma does not mark the word before it. */
const tokensOf = (text: string): string[] =>
  text.match(/\p{L}[\p{L}\p{N}’'-]*|\p{N}+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** Beyond this many comparisons the middle is shown as replaced whole rather than keep the reader waiting. */
const MOST_CELLS = 4_000_000

/** What was removed from one text and added in the other, word by word. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, fresh] = [tokensOf(before), tokensOf(after)]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1
  let end = 0
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end += 1
  const middle = between(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end))
  return joined([...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)])
}

const same = (text: string): Piece => ({ kind: 'same', text })
const removed = (text: string): Piece => ({ kind: 'removed', text })
const added = (text: string): Piece => ({ kind: 'added', text })

function between(old: string[], fresh: string[]): Piece[] {
  if (old.length * fresh.length > MOST_CELLS) return [...old.map(removed), ...fresh.map(added)]
  const width = fresh.length + 1
  /** Longest common run of words from each pair of places to the end. */
  const common = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === fresh[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      pieces.push(same(old[i]!))
      i += 1
      j += 1
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) {
      pieces.push(removed(old[i]!))
      i += 1
    } else {
      pieces.push(added(fresh[j]!))
      j += 1
    }
  }
  return [...pieces, ...old.slice(i).map(removed), ...fresh.slice(j).map(added)]
}

function joined(pieces: Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else runs.push({ ...piece })
  }
  return runs
}
