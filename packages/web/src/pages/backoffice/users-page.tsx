import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { de } from '@kiosque/contract/domain/elision'
import { IconArrowsJoin, IconUserPlus } from '@tabler/icons-react'
import { GROUP_OPTIONS } from '../../features/backoffice-drugstores/drugstore-words.ts'
import { CreateUserDialog } from '../../features/backoffice-people/create-user-dialog.tsx'
import { usersQuery } from '../../features/backoffice-people/people.queries.ts'
import { RIGHT_OPTIONS, TYPE_OPTIONS } from '../../features/backoffice-people/role-options.ts'
import { fullName } from '../../features/backoffice-people/full-name.ts'
import { USERS_COLUMNS } from '../../features/backoffice-people/users-columns.tsx'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { ACTIVITY_OPTIONS, activityQuery, NEVER } from '../../lib/activity-filter.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'

const RIGHTS = [...RIGHT_OPTIONS, { value: 'none', label: 'Sans droit au siège' }]
const ACCESSES = [
  { value: 'false', label: 'Accès ouvert' },
  { value: 'true', label: 'Accès désactivé' },
]
const STATES = [
  { value: 'false', label: 'Officine active' },
  { value: 'true', label: 'Officine désactivée' },
]

/** People, narrowed by what they may do, where they work and whether they come. */
function useUsersList() {
  const network = useNetwork()
  return useListFilters({
    search: { label: 'Rechercher un utilisateur', placeholder: 'Nom ou adresse e-mail' },
    filters: {
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
    },
    sorts: ['name', 'last_seen_at', 'created_at'],
  })
}

export function UsersPage() {
  const list = useUsersList()
  const { activity, ...values } = list.values
  const [creating, setCreating] = useState(false)
  const asked = { ...values, ...activityQuery(activity, useNow()) }
  const query = useQuery(usersQuery({ ...asked, ...list.paging }))
  return (
    <>
      <ListPage
        title="Utilisateurs"
        list={list}
        query={query}
        noun="utilisateur"
        noMatch="Aucun utilisateur ne correspond"
        empty={{ title: 'Aucun utilisateur sur cette page' }}
        columns={USERS_COLUMNS}
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
      />
      <CreateUserDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(user) => {
          setCreating(false)
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
