import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { de } from '@kiosque/contract/domain/elision'
import { IconArrowsJoin, IconUserPlus } from '@tabler/icons-react'
import { GROUP_OPTIONS } from '../../features/backoffice-drugstores/drugstore-words.ts'
import { CreateUserDialog } from '../../features/backoffice-people/create-user-dialog.tsx'
import { usersKey, usersQuery } from '../../features/backoffice-people/people.queries.ts'
import { RIGHT_OPTIONS, TYPE_OPTIONS } from '../../features/backoffice-people/role-options.ts'
import { fullName, UsersTable } from '../../features/backoffice-people/users-table.tsx'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { ACTIVITY_OPTIONS, activityQuery, NEVER } from '../../lib/activity-filter.ts'
import { ExportButton } from '../../ui/desk/export-button.tsx'
import { FilteredList, useFilteredList, type ListFilters } from '../../ui/desk/list-page.tsx'
import { readSort, sortText } from '../../lib/list-state.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'

const TITLE = 'Utilisateurs'
const SORTS = ['name', 'last_seen_at', 'created_at'] as const
const RIGHTS = [...RIGHT_OPTIONS, { value: 'none', label: 'Sans droit au siège' }]
const ACCESSES = [
  { value: 'false', label: 'Accès ouvert' },
  { value: 'true', label: 'Accès désactivé' },
]
const STATES = [
  { value: 'false', label: 'Officine active' },
  { value: 'true', label: 'Officine désactivée' },
]

function useFilters(): ListFilters {
  const network = useNetwork()
  return {
    right: { label: 'Droit', all: 'Tous les droits', name: 'le droit', options: RIGHTS },
    type: { label: 'Rôle', all: 'Tous les rôles', name: 'le rôle', options: TYPE_OPTIONS },
    zone_id: {
      label: 'Zone',
      all: 'Toutes les zones',
      name: 'la zone',
      options: network.zoneOptions,
      isPending: network.isPending,
    },
    group: { label: 'Groupe', all: 'Tous les groupes', name: 'le groupe', options: GROUP_OPTIONS },
    pack: { label: 'Pack', all: 'Tous les packs', name: 'le pack', options: network.packOptions },
    person_disabled: { label: 'Accès', all: 'Tous les accès', name: 'l’accès', options: ACCESSES },
    is_disabled: { label: 'État', all: 'Toutes les officines', name: 'l’état', options: STATES },
    activity: {
      label: 'Activité',
      all: 'Actifs ou non',
      name: 'l’activité',
      options: [NEVER, ...ACTIVITY_OPTIONS],
    },
  }
}

export function UsersPage() {
  const filters = useFilters()
  const state = useFilteredList(filters)
  const { activity, ...values } = state.values
  const [creating, setCreating] = useState(false)
  const queryClient = useQueryClient()
  const sort = readSort(state.list.sort, SORTS)
  const asked = { ...values, ...activityQuery(activity, new Date()) }
  const query = useQuery(usersQuery({ ...asked, sort: sortText(sort), page: state.list.page }))
  return (
    <>
      <FilteredList
        title={TITLE}
        state={state}
        filters={filters}
        search={{ label: 'Rechercher un utilisateur', placeholder: 'Nom ou adresse e-mail' }}
        query={query}
        noun="utilisateur"
        noMatch="Aucun utilisateur ne correspond"
        empty={{ title: 'Aucun utilisateur sur cette page' }}
        actions={
          <>
            <ButtonLink
              size="sm"
              href={paths.admin('duplicates')}
              icon={<IconArrowsJoin className="i i--18" aria-hidden="true" />}
            >
              Doublons
            </ButtonLink>
            <ExportButton path="/admin/users/export" fileName="utilisateurs.csv" query={asked} />
            <Button
              variant="primary"
              size="sm"
              icon={<IconUserPlus className="i i--18" aria-hidden="true" />}
              onClick={() => setCreating(true)}
            >
              Nouvel utilisateur
            </Button>
          </>
        }
      >
        {(users) => (
          <UsersTable
            users={users}
            sort={sort}
            onSort={state.list.setSort}
            hrefOf={(user) => paths.admin(`users/${user.id}`)}
          />
        )}
      </FilteredList>
      <CreateUserDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(user) => {
          setCreating(false)
          void queryClient.invalidateQueries({ queryKey: usersKey })
          toast({
            title: `Le compte ${de(fullName(user))} est créé`,
            text: 'Un e-mail de bienvenue lui est envoyé.',
          })
          go(paths.admin(`users/${user.id}`))
        }}
      />
    </>
  )
}
