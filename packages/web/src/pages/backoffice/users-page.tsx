import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IconUserPlus } from '@tabler/icons-react'
import { CreateUserDialog } from '../../features/backoffice-people/create-user-dialog.tsx'
import { usersKey, usersQuery } from '../../features/backoffice-people/people.queries.ts'
import { RIGHT_OPTIONS, TYPE_OPTIONS } from '../../features/backoffice-people/role-options.ts'
import { fullName, UsersTable } from '../../features/backoffice-people/users-table.tsx'
import { zonesQuery } from '../../features/backoffice-reference/reference.queries.ts'
import { count } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.tsx'
import { FilterBar, FilterSelect, SearchBox } from './filter-bar.tsx'
import { activeFilters, knownOnly } from './filter-values.ts'
import { ListFrame } from './list-frame.tsx'
import { readSort, sortText, useListState } from './list-state.ts'
import { NoMatch } from './no-match.tsx'
import { OnlyAdministrators } from './only-rights.tsx'

const TITLE = 'Utilisateurs'
const SORTS = ['name', 'last_seen_at', 'created_at'] as const
const RIGHTS = [...RIGHT_OPTIONS, { value: 'none', label: 'Sans droit au siège' }]

export function UsersPage() {
  return (
    <OnlyAdministrators title={TITLE}>
      <Users />
    </OnlyAdministrators>
  )
}

function Users() {
  const list = useListState(['q', 'right', 'type', 'zone_id'])
  const zones = useQuery(zonesQuery)
  const [creating, setCreating] = useState(false)
  const queryClient = useQueryClient()
  const options = {
    right: RIGHTS,
    type: TYPE_OPTIONS,
    zone_id: (zones.data ?? []).map((zone) => ({ value: String(zone.id), label: zone.name })),
  }
  const filters = knownOnly(list.filters, options, zones.isPending ? ['zone_id'] : [])
  const sort = readSort(list.sort, SORTS)
  const query = useQuery(usersQuery({ ...filters, sort: sortText(sort), page: list.page }))
  const active = activeFilters(
    filters,
    options,
    { right: 'le droit', type: 'le rôle', zone_id: 'la zone' },
    list.set,
  )
  const total = query.data?.meta.total
  return (
    <>
      <PageHead
        title={TITLE}
        actions={
          <Button
            variant="primary"
            size="sm"
            icon={<IconUserPlus className="i i--18" aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            Nouvel utilisateur
          </Button>
        }
      />
      <FilterBar
        total={total === undefined ? undefined : count(total, 'utilisateur')}
        active={active.length > 0}
        onClear={list.clear}
      >
        <SearchBox
          label="Rechercher un utilisateur"
          placeholder="Nom ou adresse e-mail"
          value={filters.q ?? ''}
          onSearch={(q) => list.set({ q })}
        />
        <FilterSelect
          label="Droit"
          all="Tous les droits"
          value={filters.right}
          options={options.right}
          onChange={(right) => list.set({ right })}
        />
        <FilterSelect
          label="Rôle"
          all="Tous les rôles"
          value={filters.type}
          options={options.type}
          onChange={(type) => list.set({ type })}
        />
        <FilterSelect
          label="Zone"
          all="Toutes les zones"
          value={filters.zone_id}
          options={options.zone_id}
          onChange={(zone_id) => list.set({ zone_id })}
        />
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          active.length > 0 ? (
            <NoMatch title="Aucun utilisateur ne correspond" filters={active} onClear={list.clear} />
          ) : (
            <EmptyState title="Aucun utilisateur sur cette page" />
          )
        }
      >
        {(users) => (
          <UsersTable
            users={users}
            sort={sort}
            onSort={list.setSort}
            hrefOf={(user) => paths.admin(`users/${user.id}`)}
          />
        )}
      </ListFrame>
      <CreateUserDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(user) => {
          setCreating(false)
          void queryClient.invalidateQueries({ queryKey: usersKey })
          toast({ title: `${fullName(user)} est créé`, text: 'Un e-mail de bienvenue lui est envoyé.' })
          go(paths.admin(`users/${user.id}`))
        }}
      />
    </>
  )
}
