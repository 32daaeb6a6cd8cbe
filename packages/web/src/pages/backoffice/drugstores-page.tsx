import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconArrowsJoin, IconFileImport, IconPlus } from '@tabler/icons-react'
import { DrugstoreDialog } from '../../features/backoffice-drugstores/drugstore-form.tsx'
import { GROUP_OPTIONS } from '../../features/backoffice-drugstores/drugstore-words.ts'
import { drugstoresColumns } from '../../features/backoffice-drugstores/drugstores-columns.tsx'
import { drugstoresQuery } from '../../features/backoffice-drugstores/drugstores.queries.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { activityQuery } from '../../lib/activity-filter.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { useZoneFilter } from '../../parts/desk/use-zone-filter.ts'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'

const STATES = [
  { value: 'false', label: 'Actives' },
  { value: 'true', label: 'Désactivées' },
]
const TITULAIRES = [
  { value: 'true', label: 'Avec titulaire' },
  { value: 'false', label: 'Sans titulaire' },
]
const ACTIVITIES = [
  { value: '30', label: 'Sans visite depuis 30 jours' },
  { value: '90', label: 'Sans visite depuis 90 jours' },
]

const SCOPES = [{ value: 'network', label: 'Tout le réseau' }]

function useDrugstoresList(network: ReturnType<typeof useNetwork>, isAdviser: boolean) {
  const zone = useZoneFilter(network.zoneOptions)
  return useListFilters({
    search: { label: 'Rechercher une officine', placeholder: 'Nom, ville ou code CIP' },
    filters: {
      // What an adviser prepares is a visit: the pharmacies of others are a press away.
      ...(isAdviser && {
        scope: { label: 'Périmètre', all: 'Mes zones', name: 'le périmètre', options: SCOPES },
      }),
      group: { label: 'Groupe', all: 'Tous les groupes', name: 'le groupe', options: GROUP_OPTIONS },
      // Elsewhere an adviser knows a pharmacy by its name, and not by its zone.
      zone_id: { ...zone, all: 'Toutes les zones', isPending: network.isPending },
      pack: { label: 'Pack', all: 'Tous les packs', name: 'le pack', options: network.packOptions },
      is_disabled: { label: 'État', all: 'Tous les états', name: 'l’état', options: STATES },
      has_titulaire: {
        label: 'Titulaire',
        all: 'Avec ou sans titulaire',
        name: 'le filtre',
        options: TITULAIRES,
      },
      activity: { label: 'Activité', all: 'Actives ou non', name: 'l’activité', options: ACTIVITIES },
    },
    sorts: ['name', 'cip_officine', 'city', 'created_at'],
  })
}

/** Every right of the head office looks pharmacies up; only administrators change them. */
export function DrugstoresPage() {
  const isAdministrator = useIsAdministrator()
  const network = useNetwork()
  const isAdviser = useIsAdviser()
  const list = useDrugstoresList(network, isAdviser)
  const { activity, scope, ...values } = list.values
  const [creating, setCreating] = useState(false)
  const now = useNow()
  const asked = {
    ...values,
    ...(isAdviser && scope !== 'network' ? { followed: 'true' } : {}),
    ...activityQuery(activity, now),
  }
  const query = useQuery(drugstoresQuery({ ...asked, ...list.paging }))
  return (
    <>
      <ListPage
        title="Officines"
        list={list}
        query={query}
        noun="officine"
        noMatch="Aucune officine ne correspond"
        empty={{
          title: list.page > 1 ? 'Aucune officine sur cette page' : 'Aucune officine pour le moment',
          text: isAdministrator ? 'Importez le fichier du réseau pour commencer.' : undefined,
        }}
        actions={isAdministrator && <Actions asked={asked} onCreate={() => setCreating(true)} />}
        columns={drugstoresColumns(network.packLabel)}
      />
      <DrugstoreDialog
        open={creating}
        drugstore={null}
        zones={network.zones}
        packs={network.packs}
        onClose={() => setCreating(false)}
        onSaved={(drugstore) => {
          setCreating(false)
          toast({ title: `${drugstore.name} est créée`, text: 'Son titulaire peut maintenant l’inscrire.' })
          go(paths.admin(`drugstores/${drugstore.id}`))
        }}
      />
    </>
  )
}

function Actions({ asked, onCreate }: { asked: Record<string, string | undefined>; onCreate: () => void }) {
  return (
    <>
      <ButtonLink
        size="sm"
        href={`${paths.admin('duplicates')}?view=drugstores`}
        icon={<IconArrowsJoin className="i i--18" aria-hidden="true" />}
      >
        Doublons
      </ButtonLink>
      <ExportButton path="/admin/drugstores/export" fileName="officines.csv" query={asked} />
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
        onClick={onCreate}
      >
        Nouvelle officine
      </Button>
    </>
  )
}
