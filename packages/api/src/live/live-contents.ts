import { CONTENT_CHANNEL } from '../db/channels.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { createLiveKind, type LiveKind } from './live-kind.ts'
import type { LiveRow } from './live-row.ts'
import { selectChanges, selectHorizon, selectLiveValues } from './live-rows.sql.ts'

/**
 * What is published, of every kind, in memory: whom it is for, when it shows, how lists sort and filter it. Read whole
 * once; after each change only what was written since is asked for. It does not depend on who reads, so that a thousand
 * audiences cost the database no more than one.
 */
export interface LiveContents {
  /** Resolves once all that was said on the channel before the call is known here. */
  refresh(): Promise<void>
  /** After `refresh`, and before the next await: the contents of a kind as they now are. */
  ofKind(kind: string): LiveKind
  find(id: number): LiveRow | undefined
  /** Counts the refreshes that changed something: what was read before one of them does not count as read after it. */
  readonly version: number
  /** Called with the ids that changed; null for all of them. */
  onChange(listener: (ids: readonly number[] | null) => void): void
}

const PART = 5_000

export function createLiveContents(deps: { db: Db; events: Events; now: () => Date }): LiveContents {
  const { db, events, now } = deps
  const kinds = new Map<string, LiveKind>()
  const rows = new Map<number, LiveRow>()
  const listeners: ((ids: readonly number[] | null) => void)[] = []
  /** From which transaction on all is still to be read; null before the first reading, and where anything was missed. */
  let horizon: string | null = null
  let loadedAt = 0
  // Counts what was heard: a reading that began before does not answer for it.
  let heard = 0
  let answered = -1
  let version = 0
  let reading: Promise<void> | null = null

  events.on(CONTENT_CHANNEL, () => void (heard += 1))
  // What was missed may be a content that has left the table: all is read anew.
  events.onGap(() => {
    heard += 1
    horizon = null
  })

  function ofKind(kind: string): LiveKind {
    const known = kinds.get(kind)
    if (known !== undefined) return known
    const made = createLiveKind()
    kinds.set(kind, made)
    return made
  }

  async function readAll(): Promise<void> {
    const from = now()
    const at = heard
    const first = await selectHorizon(db)
    const parts = []
    for (let after = 0; ;) {
      const part = await selectLiveValues(db, from, after, PART)
      parts.push(part)
      if (part.length < PART) break
      after = part.at(-1)?.id ?? after
    }
    kinds.clear()
    rows.clear()
    for (const values of Map.groupBy(parts.flat(), ({ kind }) => kind).values()) {
      for (const row of ofKind(values[0]?.kind ?? '').fill(values)) rows.set(row.id, row)
    }
    horizon = first
    loadedAt = from.getTime()
    answered = at
    tell(null)
  }

  async function readChanges(since: string): Promise<void> {
    const at = heard
    const { horizon: next, changed } = await selectChanges(db, since)
    // Lost touch meanwhile: this says too little.
    if (horizon === null) return
    for (const { is_published, ...values } of changed) {
      const before = rows.get(values.id)
      if (before !== undefined) ofKind(before.kind).remove(before)
      rows.delete(values.id)
      if (is_published) rows.set(values.id, ofKind(values.kind).put(values))
    }
    horizon = next
    answered = at
    tell(changed.map(({ id }) => id))
  }

  function tell(ids: readonly number[] | null): void {
    if (ids?.length === 0) return
    version += 1
    for (const listener of listeners) listener(ids)
  }

  // What had ended when all was read is not here: should the clock be set back, it is read again.
  const isCurrent = () => horizon !== null && answered === heard && now().getTime() >= loadedAt

  return {
    async refresh() {
      while (!isCurrent()) {
        reading ??= forEveryone(() =>
          horizon === null || now().getTime() < loadedAt ? readAll() : readChanges(horizon),
        ).finally(() => (reading = null))
        await reading
      }
    },
    ofKind,
    find: (id) => rows.get(id),
    get version() {
      return version
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
