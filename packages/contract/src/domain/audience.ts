import { ENVIRONMENT_LABELS, groupLabel, PACK_LABELS, SITE_LABELS } from './network.ts'
import { accountTypeLabel } from './roles.ts'

/** Who something published is meant for (D4-01, D4-04). An empty list asks nothing of the viewer. */
export interface Target {
  sites: number[]
  environments: number[]
  groups: number[]
  packs: string[]
  zones: number[]
  account_types: number[]
  drugstore_ids: number[]
  excluded_drugstore_ids: number[]
}

export type Dimension = keyof Target

export const DIMENSIONS: readonly Dimension[] = [
  'sites',
  'environments',
  'groups',
  'packs',
  'zones',
  'account_types',
  'drugstore_ids',
  'excluded_drugstore_ids',
]

/** What the rule needs to know of a person; null stands for someone who is not signed in. */
export interface AudienceViewer {
  right_id: number | null
  account_type: number | null
  drugstore_id: number | null
  site: number
  environment: number
  group: number | null
  packs: readonly string[]
  zones: readonly number[]
}

export interface Verdict {
  dimension: Dimension
  /** True also where the target asks nothing. */
  holds: boolean
  message: string
}

export interface Explanation {
  visible: boolean
  /** Why, in one sentence, before the detail. */
  message: string
  dimensions: Verdict[]
}

/** Names for what is only a number in a target; a missing name falls back to the number. */
export interface TargetNames {
  zones?: ReadonlyMap<number, string>
  drugstores?: ReadonlyMap<number, string>
}

const GUEST = 0

/** Everyone of the network: no condition at all. */
export function emptyTarget(): Target {
  return {
    sites: [],
    environments: [],
    groups: [],
    packs: [],
    zones: [],
    account_types: [],
    drugstore_ids: [],
    excluded_drugstore_ids: [],
  }
}

/** Absent lists become empty, repeats vanish, order no longer matters: equal audiences are equal values. */
export function normaliseTarget(target: Partial<Target>): Target {
  const numbers = (list: readonly number[] = []) => [...new Set(list)].toSorted((a, b) => a - b)
  return {
    sites: numbers(target.sites),
    environments: numbers(target.environments),
    groups: numbers(target.groups),
    packs: [...new Set(target.packs)].toSorted(),
    zones: numbers(target.zones),
    account_types: numbers(target.account_types),
    drugstore_ids: numbers(target.drugstore_ids),
    excluded_drugstore_ids: numbers(target.excluded_drugstore_ids),
  }
}

/**
 * Whether the target leaves out no pharmacy of a network (D6-05). A whole group is a network of its own,
 * and saying which people of the team are meant leaves no pharmacy out.
 */
export function isWholeNetwork(target: Target): boolean {
  const narrowing = [target.packs, target.zones, target.drugstore_ids, target.excluded_drugstore_ids]
  return narrowing.every((list) => list.length === 0)
}

/** Whether nobody in particular is named, so that something public may be shown to a passer-by. */
export function isForPassersBy(target: Target): boolean {
  const personal = [target.groups, target.packs, target.zones, target.account_types, target.drugstore_ids]
  return personal.every((list) => list.length === 0)
}

export function targetHolds(target: Target, viewer: AudienceViewer | null, isPublic = false): boolean {
  return explain(target, viewer, { isPublic }).visible
}

const meets = <Value>(wanted: readonly Value[], own: readonly Value[]) =>
  wanted.length === 0 || own.some((value) => wanted.includes(value))

/**
 * The same rule without its words, for whoever asks it of thousands of targets, and in two halves: what a target asks of
 * anybody, whatever their pharmacy, and what it says of pharmacies by name.
 */
export function holdsButForPharmacies(target: Target, viewer: AudienceViewer): boolean {
  const role = viewer.account_type ?? GUEST
  return (
    (target.account_types.includes(role) || (target.account_types.length === 0 && role !== GUEST)) &&
    isOpenTo(target, viewer) &&
    meets(target.groups, viewer.group === null ? [] : [viewer.group]) &&
    meets(target.packs, viewer.packs) &&
    meets(target.zones, viewer.zones)
  )
}

/** Whether site and environment are right: all that is asked of somebody to whom a public content may show. */
export function isOpenTo(target: Target, { site, environment }: AudienceViewer): boolean {
  return meets(target.sites, [site]) && meets(target.environments, [environment])
}

/** The rule of D4, dimension by dimension, in words a head-office editor reads (D4-05). */
export function explain(
  target: Target,
  viewer: AudienceViewer | null,
  options: { isPublic?: boolean; names?: TargetNames } = {},
): Explanation {
  const { isPublic = false, names = {} } = options
  if (viewer === null) return explainPasserBy(target, isPublic)

  const dimensions = DIMENSIONS.map((dimension) => verdictOn(dimension, target, viewer, names))
  if (viewer.right_id !== null) {
    return {
      visible: true,
      message: 'Le siège voit tout ce qui est publié, quelle que soit la cible.',
      dimensions,
    }
  }
  if (isPublic && isForPassersBy(target) && holdsAll(dimensions, ['sites', 'environments'])) {
    return { visible: true, message: 'Ce contenu est public.', dimensions }
  }
  const failed = dimensions.filter((verdict) => !verdict.holds)
  const message =
    failed.length === 0
      ? 'Tous les critères de la cible sont remplis.'
      : failed.map((v) => v.message).join(' ')
  return { visible: failed.length === 0, message, dimensions }
}

function holdsAll(verdicts: readonly Verdict[], dimensions: readonly Dimension[]): boolean {
  return verdicts.every((verdict) => verdict.holds || !dimensions.includes(verdict.dimension))
}

function explainPasserBy(target: Target, isPublic: boolean): Explanation {
  const visible = isPublic && isForPassersBy(target)
  const message = visible
    ? 'Ce contenu est public : il se lit sans être connecté.'
    : 'Ce contenu ne se lit qu’une fois connecté.'
  return { visible, message, dimensions: [] }
}

function verdictOn(
  dimension: Dimension,
  target: Target,
  viewer: AudienceViewer,
  names: TargetNames,
): Verdict {
  const nameDrugstore = (id: number) => names.drugstores?.get(id) ?? `officine n° ${id}`
  const nameZone = (id: number) => names.zones?.get(id) ?? `zone n° ${id}`
  switch (dimension) {
    case 'sites':
      return among(dimension, 'Site', target.sites, [viewer.site], (id) => SITE_LABELS[id as 0] ?? String(id))
    case 'environments':
      return among(dimension, 'Environnement', target.environments, [viewer.environment], (id) => {
        return ENVIRONMENT_LABELS[id as 0] ?? String(id)
      })
    case 'groups':
      return among(
        dimension,
        'Groupe',
        target.groups,
        viewer.group === null ? [] : [viewer.group],
        groupLabel,
      )
    case 'packs':
      return among(dimension, 'Packs', target.packs, viewer.packs, (key) => PACK_LABELS[key] ?? key)
    case 'zones':
      return among(dimension, 'Zones', target.zones, viewer.zones, nameZone)
    case 'account_types':
      return verdictOnRole(target, viewer)
    case 'drugstore_ids': {
      const own = viewer.drugstore_id === null ? [] : [viewer.drugstore_id]
      return among(dimension, 'Officines nommées', target.drugstore_ids, own, nameDrugstore)
    }
    case 'excluded_drugstore_ids':
      return verdictOnExclusion(target, viewer, nameDrugstore)
  }
}

function among<Value extends number | string>(
  dimension: Dimension,
  label: string,
  wanted: readonly Value[],
  own: readonly Value[],
  name: (value: Value) => string,
): Verdict {
  if (wanted.length === 0) return { dimension, holds: true, message: `${label}\u00a0: aucun critère.` }
  const held = own.filter((value) => wanted.includes(value))
  if (held.length > 0) {
    return { dimension, holds: true, message: `${label}\u00a0: ${listed(held, name)}, dans la cible.` }
  }
  const has = own.length === 0 ? 'aucune valeur' : listed(own, name)
  return {
    dimension,
    holds: false,
    message: `${label}\u00a0: ${has}, alors que la cible demande ${listed(wanted, name)}.`,
  }
}

/** A guest is never part of « everyone »: only what names guests reaches them (D4-04). */
function verdictOnRole(target: Target, viewer: AudienceViewer): Verdict {
  const dimension = 'account_types'
  const own = viewer.account_type ?? GUEST
  if (own === GUEST && !target.account_types.includes(GUEST)) {
    return { dimension, holds: false, message: 'Rôle\u00a0: un invité ne voit que ce qui vise les invités.' }
  }
  return among(dimension, 'Rôle', target.account_types, [own], accountTypeLabel)
}

function verdictOnExclusion(target: Target, viewer: AudienceViewer, name: (id: number) => string): Verdict {
  const dimension = 'excluded_drugstore_ids'
  const own = viewer.drugstore_id
  if (own !== null && target.excluded_drugstore_ids.includes(own)) {
    return { dimension, holds: false, message: `Exclusions\u00a0: ${name(own)} est exclue de la cible.` }
  }
  return { dimension, holds: true, message: 'Exclusions\u00a0: non concernée.' }
}

/** Long lists are cut: nobody reads four hundred pharmacies in one sentence. */
function listed<Value>(values: readonly Value[], name: (value: Value) => string): string {
  const shown = values.slice(0, 5).map(name).join(', ')
  return values.length > 5 ? `${shown} et ${values.length - 5}\u00a0autres` : shown
}
