import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'
import { selectNewTargets, selectTargetsFor } from './visible-targets.sql.ts'

/** The targets that concern one viewer, by their ids. */
export interface TargetLists {
  /** Those that hold. */
  readonly held: readonly number[]
  /** Those that name nobody: what is public and for one of them shows, to guests too. */
  readonly open: readonly number[]
}

/** Whoever reads, and what is for them: every predicate of the audience rule takes one. */
export type Reader = AudienceViewer & { readonly targets: TargetLists }

declare module '../http/viewer.ts' {
  interface Member {
    readonly targets: TargetLists
  }
}

/** A reader who is signed in. */
export type { Member } from '../http/viewer.ts'

const NONE: TargetLists = { held: [], open: [] }

/** The lists of one viewer, asked of the database each time: for previews, and for what runs once. */
export async function readerOf<V extends AudienceViewer>(
  db: Db,
  viewer: V,
): Promise<V & { targets: TargetLists }> {
  if (viewer.right_id !== null) return { ...viewer, targets: NONE }
  return { ...viewer, targets: listsOf(await selectTargetsFor(db, viewer, 0), NONE) }
}

function listsOf(
  rows: readonly { id: number; holds: boolean; is_open: boolean }[],
  before: TargetLists,
): TargetLists {
  if (rows.length === 0) return before
  return {
    held: [...before.held, ...rows.filter((row) => row.holds).map((row) => row.id)],
    open: [...before.open, ...rows.filter((row) => row.is_open).map((row) => row.id)],
  }
}

/** The lists of every audience that came by, kept in memory and brought up to date as targets are written. */
export interface VisibleTargets {
  /** At once where nothing new has to be asked; undefined where it has. */
  known(viewer: AudienceViewer): TargetLists | undefined
  find(viewer: AudienceViewer): Promise<TargetLists>
  /** Something was written that may hold a new target. */
  expire(): void
}

interface Audience {
  /** The newest target these lists take into account. */
  upTo: number
  lists: TargetLists
}

const MOST_AUDIENCES = 20_000

/**
 * Targets never change, so what is known of them stays true: only those written since are asked about. Viewers who
 * differ in nothing a target can ask share their lists.
 */
export function createVisibleTargets(db: Db): VisibleTargets {
  const audiences = new Map<string, Audience>()
  const named = new Set<number>()
  let newest = 0
  /** How many targets there are up to the newest. */
  let known = 0
  // Counts the expiries: what was read before one of them does not count as read after it.
  let epoch = 0
  let isFreshAt = -1
  // Counts the times all was asked again: lists begun before do not come back after.
  let beginnings = 0
  let refreshing: Promise<void> | null = null

  async function refresh(): Promise<void> {
    const at = epoch
    let found = await selectNewTargets(db, newest)
    if (found.known !== known) {
      // Ids are given out before they are committed: one of those passed over has come late. All is asked again.
      beginnings += 1
      audiences.clear()
      named.clear()
      found = await selectNewTargets(db, 0)
    }
    for (const id of found.named) named.add(id)
    newest = found.newest
    known = found.total
    isFreshAt = at
  }

  /** All that a target may ask of a viewer. A pharmacy that no target names counts as any other. */
  const keyOf = (viewer: AudienceViewer) =>
    JSON.stringify([
      viewer.site,
      viewer.environment,
      viewer.group,
      viewer.packs.toSorted(),
      viewer.zones.toSorted((a, b) => a - b),
      viewer.account_type,
      viewer.drugstore_id !== null && named.has(viewer.drugstore_id) ? viewer.drugstore_id : null,
    ])

  function keep(key: string, audience: Audience): void {
    if (audiences.size >= MOST_AUDIENCES) audiences.delete(audiences.keys().next().value ?? '')
    audiences.set(key, audience)
  }

  return {
    known(viewer) {
      if (viewer.right_id !== null) return NONE
      if (isFreshAt !== epoch) return undefined
      const audience = audiences.get(keyOf(viewer))
      return audience?.upTo === newest ? audience.lists : undefined
    },
    async find(viewer) {
      if (viewer.right_id !== null) return NONE
      while (isFreshAt !== epoch) await (refreshing ??= refresh().finally(() => (refreshing = null)))
      const [key, upTo, begun] = [keyOf(viewer), newest, beginnings]
      const before = audiences.get(key)
      if (before !== undefined && before.upTo >= upTo) return before.lists
      const rows = await selectTargetsFor(db, viewer, before?.upTo ?? 0)
      const lists = listsOf(
        rows.filter((row) => row.id <= upTo),
        before?.lists ?? NONE,
      )
      if (begun === beginnings) keep(key, { upTo, lists })
      return lists
    },
    expire() {
      epoch += 1
    },
  }
}
