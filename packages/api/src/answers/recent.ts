import type { Piece } from './written.ts'

/** Values by key, as many as fit: when it is full, what was used least recently leaves. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  /** `bytes` are its own; pieces that several values hold are counted once. */
  set(key: string, value: Value, bytes: number, pieces?: readonly Piece[]): void
  delete(key: string): void
  clear(): void
  readonly bytes: number
}

/** What an entry costs beside its value. */
const ENTRY_BYTES = 200
/** Where a piece stands in it. */
const PIECE_BYTES = 24

/** Read again before so many others were, as a share of all, an entry stays where it is: moving it costs more than it tells. */
const NEAR_THE_END = 0.125

interface Entry<Value> {
  value: Value
  bytes: number
  pieces: readonly Piece[]
  /** When it was last put at the end of the order. */
  movedAt: number
}

export function createRecent<Value>(mostBytes: number): Recent<Value> {
  // A map keeps the order of insertion: what is used again is inserted again, so the first is the oldest.
  const entries = new Map<string, Entry<Value>>()
  const holders = new Map<string, number>()
  let total = 0
  // Counts what is read and written.
  let clock = 0

  function hold({ digest, bytes }: Piece): void {
    const before = holders.get(digest) ?? 0
    if (before === 0) total += bytes.length + ENTRY_BYTES
    holders.set(digest, before + 1)
  }
  function release({ digest, bytes }: Piece): void {
    const left = (holders.get(digest) ?? 1) - 1
    if (left > 0) return void holders.set(digest, left)
    holders.delete(digest)
    total -= bytes.length + ENTRY_BYTES
  }

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    total -= entry.bytes
    for (const piece of entry.pieces) release(piece)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      clock += 1
      if (clock - entry.movedAt > entries.size * NEAR_THE_END) {
        entry.movedAt = clock
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry.value
    },
    set(key, value, size, pieces = []) {
      remove(key)
      const bytes = size + key.length * 2 + ENTRY_BYTES + pieces.length * PIECE_BYTES
      if (bytes > mostBytes) return
      clock += 1
      entries.set(key, { value, bytes, pieces, movedAt: clock })
      total += bytes
      for (const piece of pieces) hold(piece)
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      entries.clear()
      holders.clear()
      total = 0
    },
    get bytes() {
      return total
    },
  }
}
