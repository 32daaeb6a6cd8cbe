import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { VISIT_STATUS_LABELS, VISIT_STATUSES } from '@kiosque/contract/domain/visit-words'
import type { AdminVisit } from '@kiosque/contract/wire/visits'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { AnswerDialog } from '../../features/backoffice-visits/answer-dialog.tsx'
import { visitsColumns } from '../../features/backoffice-visits/visits-columns.tsx'
import { deskVisitsQuery } from '../../features/backoffice-visits/visits.queries.ts'
import { useNow } from '../../lib/use-now.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'

const STATES = VISIT_STATUSES.map((value) => ({ value, label: VISIT_STATUS_LABELS[value] }))

/** What pharmacies ask of the laboratories' delegates: what waits for an answer comes first. */
export function DeskVisitsPage() {
  const now = useNow()
  const network = useNetwork()
  const list = useListFilters({
    search: { label: 'Rechercher une demande', placeholder: 'Officine, formation, laboratoire' },
    filters: {
      status: { label: 'État', all: 'Tous les états', name: 'l’état', options: STATES },
      zone_id: {
        label: 'Zone',
        all: 'Toutes les zones',
        name: 'la zone',
        options: network.zoneOptions,
        isPending: network.isPending,
      },
    },
  })
  const query = useQuery(deskVisitsQuery({ ...list.values, ...list.paging }))
  const [open, setOpen] = useState<AdminVisit | null>(null)
  return (
    <>
      <ListPage
        title="Visites de délégués"
        intro="Les officines proposent trois créneaux&nbsp;: retenez-en un avec le laboratoire, ou refusez d’un mot."
        actions={<ExportButton path="/admin/visits/export" fileName="visites.csv" query={list.values} />}
        list={list}
        query={query}
        noun="demande"
        noMatch="Aucune demande ne correspond"
        empty={{
          title: 'Aucune visite demandée pour le moment',
          text: 'Les officines demandent une visite depuis la page d’une formation en officine.',
        }}
        caption="Visites demandées"
        isDense={false}
        columns={visitsColumns(setOpen, now)}
      />
      <AnswerDialog visit={open} onClose={() => setOpen(null)} />
    </>
  )
}
