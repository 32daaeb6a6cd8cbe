/** Storage that never throws: a full, forbidden or absent one behaves as an empty one. */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  return {
    read(key) {
      try {
        return open().getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Nothing was stored there, so nothing is left behind.
      }
    },
  }
}

export const local = safeStorage(() => localStorage)
export const perTab = safeStorage(() => sessionStorage)
