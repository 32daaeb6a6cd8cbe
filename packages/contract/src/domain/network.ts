/** Two sites share the content; members of the reference network read the second one (S1-04). */
export const SITES = { consumer: 0, network: 1 } as const
export type Site = (typeof SITES)[keyof typeof SITES]
export const SITE_LABELS: Record<Site, string> = { 0: 'Grand public', 1: 'Réseau Référence' }

/** S3-15. */
export const ENVIRONMENTS = { kiosk: 0, tablet: 1 } as const
export type Environment = (typeof ENVIRONMENTS)[keyof typeof ENVIRONMENTS]
export const ENVIRONMENT_LABELS: Record<Environment, string> = { 0: 'Kiosque', 1: 'Tablette' }

/** S3-14: groups of the reference network; `group_name` on the wire is the key. */
export const GROUPS = { MPR: 0, PRLG: 1, MPR_NAT: 2 } as const
export type GroupName = keyof typeof GROUPS
export const GROUP_NAMES: readonly GroupName[] = ['MPR', 'PRLG', 'MPR_NAT']

export function groupName(id: number): GroupName | null {
  return GROUP_NAMES[id] ?? null
}

const GROUP_LABELS: Record<GroupName, string> = { MPR: 'MPR', PRLG: 'PRLG', MPR_NAT: 'MPR national' }

/** The group as people read it, from its number or its key; what is unknown keeps its own words. */
export function groupLabel(group: number | string): string {
  const name = typeof group === 'number' ? groupName(group) : GROUP_NAMES.find((one) => one === group)
  return name ? GROUP_LABELS[name] : String(group)
}

/** S3-17: digital options of a pack, by site. `non` means no option. */
export const PACKS_BY_SITE = {
  0: ['aVisibilite', 'bClickCollect', 'non'],
  1: ['aTradition', 'bVitrine', 'cBusiness', 'non'],
} as const

export const PACK_LABELS: Record<string, string> = {
  aVisibilite: 'Visibilité',
  bClickCollect: 'Click & collect',
  aTradition: 'Tradition',
  bVitrine: 'Vitrine',
  cBusiness: 'Business',
  non: 'Sans option digitale',
}

/** « Pack Vitrine », and « Sans option digitale » for those who have none. */
export const packName = (key: string, label = PACK_LABELS[key] ?? key): string =>
  key === 'non' ? label : `Pack ${label}`

export const PACK_KEYS: readonly string[] = [...new Set([...PACKS_BY_SITE[0], ...PACKS_BY_SITE[1]])]
