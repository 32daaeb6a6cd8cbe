import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'
import {
  givenLists,
  listsOf,
  NO_TARGETS,
  standingOf,
  type Standing,
  type StoredTarget,
  type TargetLists,
} from './target-lists.ts'
import { createPharmacyIndex } from './pharmacy-index.ts'
import { selectNewTargets, selectTargetsFor } from './visible-targets.sql.ts'

/** Whoever reads, and what is for them: every predicate of the audience rule takes one. */
export type Reader = AudienceViewer & { readonly targets: TargetLists }

declare module '../http/viewer.ts' {
  interface Member {
    readonly targets: TargetLists
  }
}

/** A reader who is signed in. */
export type { Member } from '../http/viewer.ts'

/** The lists of one viewer, asked of the database each time: for previews, and for what runs once. */
export async function readerOf<V extends AudienceViewer>(
  db: Db,
  viewer: V,
): Promise<V & { targets: TargetLists }> {
  if (viewer.right_id !== null) return { ...viewer, targets: NO_TARGETS }
  const rows = await selectTargetsFor(db, viewer)
  const ids = (key: 'holds' | 'is_open') => rows.filter((row) => row[key]).map((row) => row.id)
  return { ...viewer, targets: givenLists(ids('holds'), ids('is_open')) }
}

/** The lists of every audience that came by, made in memory and brought up to date as targets are written. */
export interface VisibleTargets {
  /** At once where nothing new has to be asked; undefined where it has. */
  known(viewer: AudienceViewer): TargetLists | undefined
  find(viewer: AudienceViewer): Promise<TargetLists>
  /** Something was written that may hold a new target. */
  expire(): void
}

/** Everybody of one place and role, and the pharmacies among them that some target names or excludes. */
interface Class {
  /** How many targets it takes into account. */
  upTo: number
  standing: Standing
  /** Of whoever belongs to no pharmacy that is named. */
  lists: TargetLists
  byDrugstore: Map<number, TargetLists>
}

const MOST_FLAGS = 8_000_000
const MOST_LISTS = 40_000
const GUEST = 0

const NONE: never[] = []
const orNone = <Value>(list: Value[]): Value[] => (list.length === 0 ? NONE : list)

/** Which pharmacies it names stands in the indexes: what a role and a place say of it needs to know only that it does. */
function withoutPharmacies({ drugstore_ids, excluded_drugstore_ids, ...target }: StoredTarget): StoredTarget {
  return {
    id: target.id,
    sites: orNone(target.sites),
    environments: orNone(target.environments),
    groups: orNone(target.groups),
    packs: orNone(target.packs),
    zones: orNone(target.zones),
    account_types: orNone(target.account_types),
    drugstore_ids: orNone(drugstore_ids.slice(0, 1)),
    excluded_drugstore_ids: orNone(excluded_drugstore_ids.slice(0, 1)),
  }
}

const pairsOf = (written: readonly StoredTarget[], list: 'drugstore_ids' | 'excluded_drugstore_ids') =>
  written.flatMap((target) => target[list].map((pharmacy) => ({ pharmacy, target: target.id })))

/**
 * Targets never change, so what is known of them stays true: only those written since are asked for, and the rule is
 * applied here, once for everybody of one place and role. A pharmacy that no target names counts as any other.
 */
export function createVisibleTargets(db: Db): VisibleTargets {
  /** Every target, as they were written; of those that name pharmacies, one tells that they do. */
  const stored: StoredTarget[] = []
  const including = createPharmacyIndex()
  const excluding = createPharmacyIndex()
  const classes = new Map<string, Class>()
  const askedAbout = {
    groups: new Set<number>(),
    roles: new Set<number>(),
    zones: new Set<number>(),
    packs: new Set<string>(),
  }
  // What was worked out for somebody stands until a target is written.
  let byViewer = new WeakMap<AudienceViewer, TargetLists>()
  let newest = 0
  let lists = 0
  // Counts the expiries: what was read before one of them does not count as read after it.
  let epoch = 0
  let isFreshAt = -1
  let refreshing: Promise<void> | null = null

  function forget(): void {
    stored.length = 0
    newest = 0
    byViewer = new WeakMap()
    for (const known of [including, excluding, classes]) known.clear()
  }

  async function refresh(): Promise<void> {
    const at = epoch
    let found = await selectNewTargets(db, newest)
    if (found.known !== stored.length) {
      // Ids are given out before they are committed: one of those passed over has come late. All is asked again.
      forget()
      found = await selectNewTargets(db, 0)
    }
    if (found.written.length > 0) byViewer = new WeakMap()
    for (const target of found.written) {
      stored.push(withoutPharmacies(target))
      for (const id of target.groups) askedAbout.groups.add(id)
      for (const id of target.account_types) askedAbout.roles.add(id)
      for (const id of target.zones) askedAbout.zones.add(id)
      for (const key of target.packs) askedAbout.packs.add(key)
    }
    including.add(pairsOf(found.written, 'drugstore_ids'))
    excluding.add(pairsOf(found.written, 'excluded_drugstore_ids'))
    newest = found.newest
    isFreshAt = at
  }

  /** All that some target asks of a viewer, but their pharmacy: what none asks about tells nobody apart. */
  function keyOf({ site, environment, group, account_type, zones, packs }: AudienceViewer): string {
    const role = account_type ?? GUEST
    const asked = <Value extends string | number>(values: readonly Value[], known: ReadonlySet<Value>) =>
      values
        .filter((value) => known.has(value))
        .map(String)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join('\u001f')
    return [
      site,
      environment,
      group !== null && askedAbout.groups.has(group) ? group : '',
      role === GUEST || askedAbout.roles.has(role) ? role : '',
      asked(zones, askedAbout.zones),
      asked(packs, askedAbout.packs),
    ].join(' ')
  }

  function classOf(viewer: AudienceViewer): Class {
    const key = keyOf(viewer)
    const before = classes.get(key)
    if (before?.upTo === stored.length) return before
    const standing = standingOf(viewer, before?.standing, stored.slice(before?.upTo ?? 0))
    const made = {
      upTo: stored.length,
      standing,
      lists: listsOf(standing, [], []),
      byDrugstore: new Map<number, TargetLists>(),
    }
    if (classes.size * standing.flags.length > MOST_FLAGS || lists > MOST_LISTS) {
      classes.clear()
      lists = 0
    }
    classes.set(key, made)
    return made
  }

  /** Viewers never change: whoever comes back is the same object. */
  function listsFor(viewer: AudienceViewer): TargetLists {
    const before = byViewer.get(viewer)
    if (before !== undefined) return before
    const made = makeLists(viewer)
    byViewer.set(viewer, made)
    return made
  }

  function makeLists(viewer: AudienceViewer): TargetLists {
    const own = classOf(viewer)
    const { drugstore_id: id } = viewer
    if (id === null || (!including.has(id) && !excluding.has(id))) return own.lists
    const before = own.byDrugstore.get(id)
    if (before !== undefined) return before
    const made = listsOf(own.standing, including.targetsOf(id), excluding.targetsOf(id))
    own.byDrugstore.set(id, made)
    lists += 1
    return made
  }

  return {
    known(viewer) {
      if (viewer.right_id !== null) return NO_TARGETS
      return isFreshAt === epoch ? listsFor(viewer) : undefined
    },
    async find(viewer) {
      if (viewer.right_id !== null) return NO_TARGETS
      while (isFreshAt !== epoch) await (refreshing ??= refresh().finally(() => (refreshing = null)))
      return listsFor(viewer)
    },
    expire() {
      epoch += 1
    },
  }
}
