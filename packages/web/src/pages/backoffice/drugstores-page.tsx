import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { DrugstoreDialog } from '../../features/backoffice-drugstores/drugstore-form.tsx'
import { GROUP_OPTIONS } from '../../features/backoffice-drugstores/drugstore-words.ts'
import { DrugstoresTable } from '../../features/backoffice-drugstores/drugstores-table.tsx'
import { drugstoresKey, drugstoresQuery } from '../../features/backoffice-drugstores/drugstores.queries.ts'
import { count } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { FilterBar, FilterSelect, SearchBox } from './filter-bar.tsx'
import { activeFilters, knownOnly } from './filter-values.ts'
import { ListFrame } from './list-frame.tsx'
import { readSort, sortText, useListState } from './list-state.ts'
import { NoMatch } from './no-match.tsx'
import { useIsAdministrator } from './only-rights.tsx'
import { useNetwork } from './use-network.ts'

const SORTS = ['name', 'cip_officine', 'city', 'created_at'] as const
const STATES = [
  { value: 'false', label: 'Actives' },
  { value: 'true', label: 'Désactivées' },
]
const TITULAIRES = [
  { value: 'true', label: 'Avec titulaire' },
  { value: 'false', label: 'Sans titulaire' },
]
const NAMES = {
  group: 'le groupe',
  zone_id: 'la zone',
  pack: 'le pack',
  is_disabled: 'l’état',
  has_titulaire: 'le filtre',
}

/** Every right of the head office looks pharmacies up; only administrators change them. */
export function DrugstoresPage() {
  const isAdministrator = useIsAdministrator()
  const list = useListState(['q', 'group', 'zone_id', 'pack', 'is_disabled', 'has_titulaire'])
  const network = useNetwork()
  const [creating, setCreating] = useState(false)
  const queryClient = useQueryClient()
  const options = {
    group: GROUP_OPTIONS,
    zone_id: network.zoneOptions,
    pack: network.packOptions,
    is_disabled: STATES,
    has_titulaire: TITULAIRES,
  }
  const filters = knownOnly(list.filters, options, network.isPending ? ['zone_id'] : [])
  const sort = readSort(list.sort, SORTS)
  const query = useQuery(drugstoresQuery({ ...filters, sort: sortText(sort), page: list.page }))
  const active = activeFilters(filters, options, NAMES, list.set)
  const total = query.data?.meta.total
  return (
    <>
      <PageHead
        title="Officines"
        actions={
          isAdministrator && (
            <>
              <ButtonLink
                size="sm"
                href={paths.admin('drugstores/import')}
                icon={<IconFileImport className="i i--18" aria-hidden="true" />}
              >
                Importer un fichier
              </ButtonLink>
              <Button
                variant="primary"
                size="sm"
                icon={<IconPlus className="i i--18" aria-hidden="true" />}
                onClick={() => setCreating(true)}
              >
                Nouvelle officine
              </Button>
            </>
          )
        }
      />
      <FilterBar
        total={total === undefined ? undefined : count(total, 'officine')}
        active={active.length > 0}
        onClear={list.clear}
      >
        <SearchBox
          label="Rechercher une officine"
          placeholder="Nom, ville ou code CIP"
          value={filters.q ?? ''}
          onSearch={(q) => list.set({ q })}
        />
        <FilterSelect
          label="Groupe"
          all="Tous les groupes"
          value={filters.group}
          options={options.group}
          onChange={(group) => list.set({ group })}
        />
        <FilterSelect
          label="Zone"
          all="Toutes les zones"
          value={filters.zone_id}
          options={options.zone_id}
          onChange={(zone_id) => list.set({ zone_id })}
        />
        <FilterSelect
          label="Pack"
          all="Tous les packs"
          value={filters.pack}
          options={options.pack}
          onChange={(pack) => list.set({ pack })}
        />
        <FilterSelect
          label="État"
          all="Tous les états"
          value={filters.is_disabled}
          options={options.is_disabled}
          onChange={(is_disabled) => list.set({ is_disabled })}
        />
        <FilterSelect
          label="Titulaire"
          all="Avec ou sans titulaire"
          value={filters.has_titulaire}
          options={options.has_titulaire}
          onChange={(has_titulaire) => list.set({ has_titulaire })}
        />
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          active.length > 0 ? (
            <NoMatch title="Aucune officine ne correspond" filters={active} onClear={list.clear} />
          ) : (
            <EmptyState
              title={list.page > 1 ? 'Aucune officine sur cette page' : 'Aucune officine pour le moment'}
            >
              {isAdministrator ? 'Importez le fichier du réseau pour commencer.' : undefined}
            </EmptyState>
          )
        }
      >
        {(drugstores) => (
          <DrugstoresTable
            drugstores={drugstores}
            packLabel={network.packLabel}
            sort={sort}
            onSort={list.setSort}
            hrefOf={(drugstore) => paths.admin(`drugstores/${drugstore.id}`)}
          />
        )}
      </ListFrame>
      <DrugstoreDialog
        open={creating}
        drugstore={null}
        zones={network.zones}
        packs={network.packs}
        onClose={() => setCreating(false)}
        onSaved={(drugstore) => {
          setCreating(false)
          void queryClient.invalidateQueries({ queryKey: drugstoresKey })
          toast({ title: `${drugstore.name} est créée`, text: 'Son titulaire peut maintenant l’inscrire.' })
          go(paths.admin(`drugstores/${drugstore.id}`))
        }}
      />
    </>
  )
}
