import { useQuery } from '@tanstack/react-query'
import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import { KIND_FILTER } from '../../lib/kind-filter.ts'
import { readSort } from '../../lib/list-state.ts'
import type { Sort } from '../../lib/list-state.ts'
import type { ListFilter } from '../../parts/desk/filter-values.ts'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import type { Option } from '../../ui/select.tsx'
import { authorsQuery, categoriesQuery, laboratoriesQuery } from './desk.queries.ts'

const STATES: readonly Option[] = [
  { value: 'published', label: 'Publiés' },
  { value: 'scheduled', label: 'Programmés' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'expired', label: 'Expirés' },
  { value: 'archived', label: 'Archivés' },
]

const GROUPS = GROUP_NAMES.map((name, id) => ({ value: String(id), label: groupLabel(name) }))

/** Zones and packs, which another feature reads. */
type NetworkChoices = { isPending: boolean; zoneOptions: readonly Option[]; packOptions: readonly Option[] }

const named = (rows: readonly { id: number; name: string }[] | undefined): Option[] =>
  (rows ?? []).map((row) => ({ value: String(row.id), label: row.name }))

/** The list's filters with what each may be, from the address and from the server. */
export function useDeskList(kind: string | null, network: NetworkChoices) {
  const laboratories = useQuery(laboratoriesQuery)
  const authors = useQuery(authorsQuery)
  const categories = useQuery(categoriesQuery(kind))
  const category: ListFilter = {
    label: 'Catégorie',
    all: 'Toutes les catégories',
    name: 'la catégorie',
    options: (categories.data ?? []).map((row) => ({ value: row.key, label: row.label })),
  }
  return useListFilters({
    search: { label: 'Rechercher un contenu', placeholder: 'Titre ou chapô' },
    filters: {
      state: { label: 'État', all: 'Tous les états', name: 'l’état', options: STATES },
      laboratory: {
        label: 'Laboratoire',
        all: 'Tous les laboratoires',
        name: 'le laboratoire',
        options: named(laboratories.data),
        isPending: laboratories.isPending,
      },
      author: {
        label: 'Auteur',
        all: 'Tous les auteurs',
        name: 'l’auteur',
        options: named(authors.data),
        isPending: authors.isPending,
      },
      from: { type: 'day', label: 'Publication du', name: 'la date de début' },
      to: { type: 'day', label: 'au', name: 'la date de fin' },
      group: { label: 'Groupe', all: 'Tous les groupes', name: 'le groupe', options: GROUPS },
      zone: {
        label: 'Zone',
        all: 'Toutes les zones',
        name: 'la zone',
        options: network.zoneOptions,
        isPending: network.isPending,
      },
      pack: { label: 'Pack', all: 'Tous les packs', name: 'le pack', options: network.packOptions },
      mine: { type: 'toggle', label: 'Mes contenus', name: 'le filtre', value: 'true' },
      expiring: { type: 'toggle', label: 'Expire sous 7 jours', name: 'le filtre', value: 'true' },
      reach: { type: 'toggle', label: 'Sans portée', name: 'le filtre', value: 'none' },
      // A category belongs to one kind, and one kind's list is of no other.
      ...(kind === null ? { kind: KIND_FILTER } : { category }),
    },
  })
}

export type DeskList = ReturnType<typeof useDeskList>

/** The server's sorts are named by what reads best first; the table speaks of up and down. */
const BEST_FIRST: Record<string, Sort['direction']> = {
  updated: 'desc',
  created: 'desc',
  date: 'desc',
  title: 'asc',
  ends: 'asc',
}

export const deskSort = (text: string | undefined): Sort =>
  readSort(text, ['-updated', ...Object.keys(BEST_FIRST)])

export const deskSortText = ({ key, direction }: Sort) => (direction === BEST_FIRST[key] ? key : `-${key}`)

/** What a view keeps of an address: filters and sort, in a steady order, never the page. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.sort()
  return params.toString()
}
