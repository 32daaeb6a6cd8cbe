import { formatDay } from './dates.ts'

/** The three types of action of the continuing professional development, as the ANDPC names them. */
export const DPC_TYPES = [
  { value: 'formation-continue', label: 'Formation continue' },
  { value: 'evaluation', label: 'Évaluation des pratiques' },
  { value: 'gestion-des-risques', label: 'Gestion des risques' },
] as const
export type DpcType = (typeof DPC_TYPES)[number]['value']

export const isDpcType = (value: unknown): value is DpcType => DPC_TYPES.some((type) => type.value === value)

/** Years of a period, and the types or the CNP's actions it takes to be in order at its end. */
const PERIOD_YEARS = 3
const FIRST_PERIOD = 2023
const TYPES_NEEDED = 2
const CNP_NEEDED = 3

export interface DpcPeriod {
  first_year: number
  last_year: number
  starts_on: string
  /** The last day counts. */
  ends_on: string
}

/** The three-year period a day lies in: 2023-2025, 2026-2028 and so on, before and after. */
export function dpcPeriodOf(day: string): DpcPeriod {
  const year = Number(day.slice(0, 4))
  const rank = Math.floor((year - FIRST_PERIOD) / PERIOD_YEARS)
  const first = FIRST_PERIOD + rank * PERIOD_YEARS
  const last = first + PERIOD_YEARS - 1
  return { first_year: first, last_year: last, starts_on: `${first}-01-01`, ends_on: `${last}-12-31` }
}

export interface DpcAction {
  /** Several for a « programme intégré », which joins them; none where it is no such action. */
  types: readonly DpcType[]
  obtained_on: string
  duration_minutes: number | null
  /** Part of the path that the profession's national council (CNP) recommends. */
  is_cnp: boolean
}

export interface DpcTypeCount {
  type: DpcType
  actions: number
  minutes: number
  last_on: string | null
}

export interface DpcStanding {
  by_type: DpcTypeCount[]
  /** How many of the three types have an action. */
  types_done: number
  cnp_actions: number
  /** Two types of the three (ANDPC), or three actions of the CNP's path. */
  is_fulfilled: boolean
}

/** Where somebody stands with the duty of one period: what was obtained outside of it does not count. */
export function dpcStanding(actions: readonly DpcAction[], period: DpcPeriod): DpcStanding {
  const counted = actions.filter(
    ({ types, obtained_on: day }) => types.length > 0 && day >= period.starts_on && day <= period.ends_on,
  )
  const by_type = DPC_TYPES.map(({ value }) => countOf(value, counted))
  const types_done = by_type.filter((count) => count.actions > 0).length
  const cnp_actions = counted.filter((action) => action.is_cnp).length
  return {
    by_type,
    types_done,
    cnp_actions,
    is_fulfilled: types_done >= TYPES_NEEDED || cnp_actions >= CNP_NEEDED,
  }
}

function countOf(type: DpcType, actions: readonly DpcAction[]): DpcTypeCount {
  const own = actions.filter(({ types }) => types.includes(type))
  return {
    type,
    actions: own.length,
    minutes: own.reduce((sum, action) => sum + (action.duration_minutes ?? 0), 0),
    last_on:
      own
        .map((action) => action.obtained_on)
        .toSorted()
        .at(-1) ?? null,
  }
}

const listed = new Intl.ListFormat('fr', { type: 'disjunction' })

/** What is left to do before the period ends, in a sentence; null once the duty is fulfilled. */
export function dpcMissing(standing: DpcStanding, period: DpcPeriod): string | null {
  if (standing.is_fulfilled) return null
  const until = `avant le ${formatDay(`${period.ends_on}T12:00:00Z`)}`
  const open = standing.by_type
    .filter(({ actions }) => actions === 0)
    .map(({ type }) => labelOf(type).toLocaleLowerCase('fr'))
  const types =
    standing.types_done === 0
      ? `Il vous manque deux actions de types différents, parmi ${listed.format(open)}, ${until}.`
      : `Il vous manque une action d’un autre type (${listed.format(open)}), ${until}.`
  const left = CNP_NEEDED - standing.cnp_actions
  return standing.cnp_actions === 0
    ? types
    : `${types} Dans le parcours de votre conseil national professionnel (CNP), il en manque ${left}.`
}

export const dpcLabels = (types: readonly DpcType[]): string => types.map(labelOf).join(' et ')

const labelOf = (type: DpcType): string => DPC_TYPES.find(({ value }) => value === type)?.label ?? type
