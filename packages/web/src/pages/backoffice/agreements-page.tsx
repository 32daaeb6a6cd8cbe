import { useQuery } from '@tanstack/react-query'
import { IconHistory, IconPrinter, IconUpload } from '@tabler/icons-react'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import { deskStandingsQuery } from '../../features/backoffice-agreements/agreements.queries.ts'
import { STANDINGS_COLUMNS } from '../../features/backoffice-agreements/standings-columns.tsx'
import { StandingsSummary } from '../../features/backoffice-agreements/standings-summary.tsx'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { FiguresSkeleton } from '../../parts/desk/figures-skeleton.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { useZoneFilter } from '../../parts/desk/use-zone-filter.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

const STATES = [
  { value: 'near', label: 'Palier à portée' },
  { value: 'behind', label: 'En retrait sur un an' },
  { value: 'top', label: 'Dernier palier atteint' },
]

/** Where the pharmacies of one's zones stand with each laboratory: to prepare visits, on paper too. */
export function AgreementsPage() {
  const { me } = useSignedIn()
  const network = useNetwork()
  const zone = useZoneFilter(network.zoneOptions)
  const isEditor = me.right_id === RIGHTS.administrator || me.right_id === RIGHTS.editor
  // What can be chosen is what there is: asked once, without filters.
  const { data: whole } = useQuery(deskStandingsQuery({ per_page: 1 }))
  const list = useListFilters({
    search: { label: 'Rechercher une officine', placeholder: 'Officine, ville, CIP, laboratoire' },
    filters: {
      year: {
        label: 'Année',
        all: 'La plus récente',
        name: 'l’année',
        options: (whole?.years ?? []).map((year) => ({ value: String(year), label: String(year) })),
        isPending: !whole,
      },
      laboratory_id: {
        label: 'Laboratoire',
        all: 'Tous les laboratoires',
        name: 'le laboratoire',
        options: (whole?.laboratories ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        isPending: !whole,
      },
      zone_id: { ...zone, isPending: network.isPending },
      state: { label: 'Situation', all: 'Toutes les situations', name: 'la situation', options: STATES },
    },
  })
  const query = useQuery(deskStandingsQuery({ ...list.values, ...list.paging, per_page: 50 }))
  return (
    <ListPage
      title="Suivi des accords"
      intro="Ce qui manque à chaque officine pour le palier suivant, le plus proche d’abord."
      actions={
        <>
          <Button
            size="sm"
            icon={<IconPrinter className="i i--18" aria-hidden="true" />}
            onClick={() => print()}
          >
            Imprimer
          </Button>
          <ExportButton path="/admin/agreements/export" fileName="accords-annuels.csv" query={list.values} />
          {isEditor && (
            <>
              <ButtonLink
                size="sm"
                href={paths.admin('agreements/imports')}
                icon={<IconHistory className="i i--18" aria-hidden="true" />}
              >
                Imports
              </ButtonLink>
              <ButtonLink
                size="sm"
                variant="primary"
                href={paths.admin('agreements/import')}
                icon={<IconUpload className="i i--18" aria-hidden="true" />}
              >
                Importer des achats
              </ButtonLink>
            </>
          )}
        </>
      }
      above={
        query.isPending ? <FiguresSkeleton /> : query.data && <StandingsSummary standings={query.data} />
      }
      list={list}
      query={query}
      noun="ligne"
      noMatch="Aucune officine ne correspond"
      empty={{
        title: 'Aucun achat enregistré pour le moment',
        text: 'Les chiffres arrivent avec les fichiers des laboratoires, mois par mois.',
      }}
      caption="Où en sont les officines avec chaque laboratoire"
      columns={STANDINGS_COLUMNS}
    />
  )
}
