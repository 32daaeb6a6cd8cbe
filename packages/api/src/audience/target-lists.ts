import type { AudienceViewer, Target } from '@kiosque/contract/domain/audience'
import { holdsButForPharmacies, isForPassersBy, isOpenTo } from '@kiosque/contract/domain/audience'

/** The targets that concern one viewer, by their ids. */
export interface TargetLists {
  /** Those that hold. */
  readonly held: readonly number[]
  /** Those that name nobody: what is public and for one of them shows, to guests too. */
  readonly open: readonly number[]
  holds(id: number): boolean
  isOpen(id: number): boolean
  /** What everybody of the same place and role has in common, whatever their pharmacy: one object for all of them. */
  readonly common: CommonTargets
  /** Of the pharmacy: targets that name it, and targets of the common ones that exclude it. */
  readonly added: readonly number[]
  readonly excluded: readonly number[]
}

/** Before pharmacies are looked at: in order. */
export interface CommonTargets {
  readonly held: readonly number[]
  readonly open: readonly number[]
  holds(id: number): boolean
  isOpen(id: number): boolean
}

export const NO_TARGETS: TargetLists = {
  held: [],
  open: [],
  holds: () => false,
  isOpen: () => false,
  common: { held: [], open: [], holds: () => false, isOpen: () => false },
  added: [],
  excluded: [],
}

/** Lists that the database gave whole. */
export function givenLists(held: readonly number[], open: readonly number[]): TargetLists {
  const [ofHeld, ofOpen] = [new Set(held), new Set(open)]
  const holds = (id: number) => ofHeld.has(id)
  const isOpen = (id: number) => ofOpen.has(id)
  return { held, open, holds, isOpen, common: { held, open, holds, isOpen }, added: [], excluded: [] }
}

export interface StoredTarget extends Target {
  id: number
}

const HELD = 1
const OPEN = 2
/** Names pharmacies, and holds for those of them that stand where this one does. */
const NAMED = 4

/** How every target stands to people of one place and role, by its id. */
export interface Standing extends CommonTargets {
  readonly flags: Uint8Array
}

/** The same with the targets written since: what is known of the others stays true. */
export function standingOf(
  viewer: AudienceViewer,
  before: Standing | undefined,
  written: readonly StoredTarget[],
): Standing {
  const highest = written.reduce((most, { id }) => Math.max(most, id), (before?.flags.length ?? 1) - 1)
  const flags = new Uint8Array(highest + 1)
  if (before !== undefined) flags.set(before.flags)
  for (const target of written) {
    const isOpen = isForPassersBy(target) && isOpenTo(target, viewer) ? OPEN : 0
    const isHeld = !holdsButForPharmacies(target, viewer) ? 0 : target.drugstore_ids.length > 0 ? NAMED : HELD
    flags[target.id] = isOpen | isHeld
  }
  // Made when asked for: as flags they take one byte each, and there are as many lists as places and roles.
  return {
    flags,
    get held() {
      return idsWith(flags, HELD)
    },
    get open() {
      return idsWith(flags, OPEN)
    },
    holds: (id) => ((flags[id] ?? 0) & HELD) !== 0,
    isOpen: (id) => ((flags[id] ?? 0) & OPEN) !== 0,
  }
}

function idsWith(flags: Uint8Array, flag: number): number[] {
  const ids: number[] = []
  for (let id = 0; id < flags.length; id++) if (((flags[id] ?? 0) & flag) !== 0) ids.push(id)
  return ids
}

const NONE: readonly number[] = []

/** Thousands of these live at once, one for each pharmacy that some target names: they share what they do. */
class PharmacyLists implements TargetLists {
  readonly common: Standing
  readonly added: readonly number[]
  readonly excluded: readonly number[]

  constructor(standing: Standing, including: readonly number[], excluding: readonly number[]) {
    const { flags } = standing
    const added = including.filter((id) => ((flags[id] ?? 0) & NAMED) !== 0 && !excluding.includes(id))
    const excluded = excluding.filter((id) => ((flags[id] ?? 0) & HELD) !== 0)
    this.common = standing
    this.added = added.length === 0 ? NONE : added
    this.excluded = excluded.length === 0 ? NONE : excluded
  }
  get held() {
    return [...this.common.held.filter((id) => !this.excluded.includes(id)), ...this.added]
  }
  get open() {
    return this.common.open
  }
  holds(id: number) {
    return this.common.holds(id) ? !this.excluded.includes(id) : this.added.includes(id)
  }
  isOpen(id: number) {
    return this.common.isOpen(id)
  }
}

/** The lists of whoever stands so and belongs to a pharmacy that these targets name, and those exclude. */
export const listsOf = (
  standing: Standing,
  including: readonly number[],
  excluding: readonly number[],
): TargetLists => new PharmacyLists(standing, including, excluding)
