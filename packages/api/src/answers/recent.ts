/** Values by key, as many as fit: when it is full, what was used least recently leaves. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, bytes: number): void
  delete(key: string): void
  clear(): void
  readonly bytes: number
}

/** What an entry costs beside its value. */
const ENTRY_BYTES = 200

export function createRecent<Value>(mostBytes: number): Recent<Value> {
  // A map keeps the order of insertion: what is used again is inserted again, so the first is the oldest.
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    total -= entry.bytes
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, size) {
      remove(key)
      const bytes = size + key.length * 2 + ENTRY_BYTES
      if (bytes > mostBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      entries.clear()
      total = 0
    },
    get bytes() {
      return total
    },
  }
}
