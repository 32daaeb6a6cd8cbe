type Watch = {
  currentId: string | null
  intervalMs: number
  /** Reads the id of the latest build; any failure is ignored until the next turn. */
  readLatest: (timestamp: number) => Promise<unknown>
  now: () => number
  onNewBuild: (id: string) => void
}

/** S4-10: asks for the build manifest now and then; says once that a newer build is there. */
export function createBuildWatch({ currentId, intervalMs, readLatest, now, onNewBuild }: Watch) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let found = false

  async function check(): Promise<void> {
    if (found || currentId === null) return
    try {
      const latest = (await readLatest(now())) as { id?: unknown } | null
      const id = latest?.id
      if (found || typeof id !== 'string' || id === '' || id === currentId) return
      found = true
      onNewBuild(id)
    } catch {
      // Offline or restarting: the next turn will tell.
    }
  }

  function schedule() {
    timer = setTimeout(() => void check().finally(() => !found && schedule()), intervalMs)
  }

  return {
    check,
    start: schedule,
    stop: () => clearTimeout(timer),
    hasNewBuild: () => found,
  }
}

/** S7-71: the timestamp keeps every cache out of the way. */
export async function readLatestBuild(timestamp: number): Promise<unknown> {
  const response = await fetch(`/builds/latest.json?timestamp=${timestamp}`, { cache: 'no-store' })
  return response.ok ? response.json() : null
}

export function currentBuildId(): string | null {
  return document.querySelector('meta[name="build-id"]')?.getAttribute('content') ?? null
}
