import type { Reader } from '../audience/visible-targets.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import { linkExpiry } from '../files/file-links.ts'
import { onSeenFile } from '../files/file-changes.ts'
import type { LiveContents } from '../live/live-contents.ts'
import { sees } from '../live/sees.ts'
import type { DetailRow } from './content-rows.ts'
import type { KnownReferences } from './known-references.ts'
import { selectPublishedDetail, type ShownDetail } from './live-cards.sql.ts'

export interface LiveDetails {
  /** One content in full, if this reader sees it. After `contents.refresh()`. */
  find(kind: string, ref: string, who: { viewer: Reader | null; now: Date }): Promise<DetailRow | undefined>
  /** What is made of such a row alone, with the links of a member: once until what it names changes. */
  core<Core extends object>(row: DetailRow, site: number, now: Date, make: () => Promise<Core>): Promise<Core>
}

/** What was made of a row alone for one site, with links that hold until then. */
interface Made {
  site: number
  until: number
  value: Promise<object>
}

const MOST_BYTES = 2_000_000
/** A row without its texts. */
const ROW_BYTES = 1_500
const MOST_CORES = 4
/** Longer texts are read each time: a few of them would fill the memory. */
const LONGEST_KEPT = 20_000

/** Two bytes a sign, where one of them is not of Western Europe. */
const sizeOf = ({ body, excerpt }: ShownDetail) => ROW_BYTES + (body.length + excerpt.length) * 2

/** The contents that are read most, in full, whoever reads them. */
export function createLiveDetails(deps: {
  db: Db
  events: Events
  contents: LiveContents
  references: KnownReferences
}): LiveDetails {
  const { db, events, contents, references } = deps
  const kept = new Map<string, ShownDetail>()
  let bytes = 0
  // Counts what was dropped: what was read before does not come back after.
  let epoch = 0
  contents.onChange((ids) => {
    epoch += 1
    const changed = ids === null ? null : new Set(ids)
    for (const [key, row] of kept) if (changed === null || changed.has(row.id)) drop(key)
  })

  function drop(key: string): void {
    const row = kept.get(key)
    if (row === undefined) return
    kept.delete(key)
    bytes -= sizeOf(row)
  }

  function keep(key: string, row: ShownDetail): void {
    drop(key)
    kept.set(key, row)
    bytes += sizeOf(row)
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break
      drop(oldest)
    }
  }

  // By row: what is made of one that is dropped goes with it.
  let cores = new WeakMap<DetailRow, Made[]>()
  const forgetCores = () => void (cores = new WeakMap())
  references.onDrop(forgetCores)
  onSeenFile(events, forgetCores)
  events.onGap(forgetCores)

  async function rowOf(kind: string, ref: string): Promise<ShownDetail | undefined> {
    const key = `${kind} ${ref}`
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const before = epoch
    const row = await selectPublishedDetail(db, kind, ref)
    if (row !== undefined && before === epoch && row.body.length < LONGEST_KEPT) keep(key, row)
    return row
  }

  return {
    async find(kind, ref, { viewer, now }) {
      const row = await rowOf(kind, ref)
      if (row === undefined) return undefined
      const window = { starts_at: row.starts_at?.getTime() ?? null, ends_at: row.ends_at?.getTime() ?? null }
      return sees(viewer, now.getTime())({ ...row, ...window }) ? row : undefined
    },
    core(row, site, now, make) {
      const until = linkExpiry(now)
      // One for each site; those of a window of links that is over leave.
      const known = (cores.get(row) ?? []).filter((one) => one.until === until)
      const before = known.find((one) => one.site === site)
      if (before !== undefined) return before.value as ReturnType<typeof make>
      const made = forEveryone(make)
      cores.set(row, [...known.slice(1 - MOST_CORES), { site, until, value: made }])
      made.catch(() => cores.delete(row))
      return made
    },
  }
}
