import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { authorsQuery, categoriesQuery, laboratoriesQuery } from './desk.queries.ts'
import type { Option } from '../../ui/select.tsx'
import type { Sort } from '../../lib/list-state.ts'
import { activeFilters, knownOnly } from '../../ui/desk/filter-values.ts'
import { useListState } from '../../lib/list-state.ts'

export const DESK_FILTERS = [
  'q',
  'kind',
  'state',
  'category',
  'laboratory',
  'author',
  'from',
  'to',
  'group',
  'zone',
  'pack',
  'mine',
  'expiring',
  'reach',
] as const

const NAMES: Record<string, string> = {
  kind: 'la rubrique',
  state: 'l’état',
  category: 'la catégorie',
  laboratory: 'le laboratoire',
  author: 'l’auteur',
  from: 'la date de début',
  to: 'la date de fin',
  group: 'le groupe',
  zone: 'la zone',
  pack: 'le pack',
  mine: 'le filtre',
  expiring: 'le filtre',
  reach: 'le filtre',
}

const STATES: readonly Option[] = [
  { value: 'published', label: 'Publiés' },
  { value: 'scheduled', label: 'Programmés' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'expired', label: 'Expirés' },
  { value: 'archived', label: 'Archivés' },
]

/** Zones and packs, which another feature reads. */
type NetworkChoices = { isPending: boolean; zoneOptions: readonly Option[]; packOptions: readonly Option[] }

/** The list's filters with what each may be, from the address and from the server. */
export function useDeskList(kind: string | null, network: NetworkChoices) {
  const list = useListState(DESK_FILTERS)
  const { pathname, searchStr } = useLocation()
  const laboratories = useQuery(laboratoriesQuery)
  const authors = useQuery(authorsQuery)
  const categories = useQuery(categoriesQuery(kind))
  const named = (rows: readonly { id: number; name: string }[] | undefined): Option[] =>
    (rows ?? []).map((row) => ({ value: String(row.id), label: row.name }))
  const options: Record<string, readonly Option[]> = {
    kind: allKinds.map((one) => ({ value: one.key, label: one.labels.plural })),
    state: STATES,
    category: (categories.data ?? []).map((row) => ({ value: row.key, label: row.label })),
    laboratory: named(laboratories.data),
    author: named(authors.data),
    group: GROUP_NAMES.map((name, id) => ({ value: String(id), label: groupLabel(name) })),
    zone: network.zoneOptions,
    pack: network.packOptions,
    mine: [{ value: 'true', label: 'Mes contenus' }],
    expiring: [{ value: 'true', label: 'Expire sous 7 jours' }],
    reach: [{ value: 'none', label: 'Sans portée' }],
  }
  const waiting = [
    laboratories.isPending ? 'laboratory' : '',
    authors.isPending ? 'author' : '',
    network.isPending ? 'zone' : '',
  ]
  const { category, kind: asked, ...common } = list.filters
  // A category belongs to one kind, and one kind's list is of no other.
  const fitting = kind === null ? { ...common, kind: asked } : { ...common, category: waitingCategory() }
  function waitingCategory() {
    return categories.isPending ? undefined : category
  }
  const given = Object.fromEntries(Object.entries(fitting).filter(([, value]) => value !== undefined))
  const known = withRealDays(knownOnly(given as Record<string, string>, options, waiting))
  return {
    ...list,
    options,
    known,
    active: activeFilters(
      known,
      options,
      NAMES,
      list.set as (patch: Record<string, string | undefined>) => void,
    ),
    hrefWith(patch: Record<string, string | undefined>): string {
      const next = new URLSearchParams(searchStr)
      for (const [name, value] of Object.entries(patch)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      const text = next.toString()
      return text ? `${pathname}?${text}` : pathname
    },
  }
}

export type DeskList = ReturnType<typeof useDeskList>

/** A date typed by hand into the address that is no day filters nothing. */
function withRealDays(filters: Record<string, string>): Record<string, string> {
  const isDay = (text: string) => {
    const time = Date.parse(`${text}T00:00:00Z`)
    return (
      /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    )
  }
  return Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => !['from', 'to'].includes(name) || isDay(value)),
  )
}

/** The server's sorts are named by what reads best first; the table speaks of up and down. */
const BEST_FIRST: Record<string, Sort['direction']> = {
  updated: 'desc',
  created: 'desc',
  date: 'desc',
  title: 'asc',
  ends: 'asc',
}

export function deskSort(text: string | undefined): Sort {
  const key = text?.replace(/^-/, '') ?? ''
  if (!(key in BEST_FIRST)) return { key: 'updated', direction: 'desc' }
  return { key, direction: text?.startsWith('-') ? 'desc' : 'asc' }
}

export const deskSortText = ({ key, direction }: Sort) => (direction === BEST_FIRST[key] ? key : `-${key}`)

/** What a view keeps of an address: filters and sort, in a steady order, never the page. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.sort()
  return params.toString()
}
