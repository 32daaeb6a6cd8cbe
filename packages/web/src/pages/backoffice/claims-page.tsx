import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskClaim } from '@kiosque/contract/wire/claims-desk'
import { claimColumns } from '../../features/backoffice-claims/claim-columns.tsx'
import {
  claimsSummaryQuery,
  deskClaimsQuery,
  laboratoriesQuery,
  useAcceptMany,
} from '../../features/backoffice-claims/claims-desk.queries.ts'
import { ClaimsTabs } from '../../features/backoffice-claims/claims-tabs.tsx'
import { QueueFigures } from '../../features/backoffice-claims/queue-figures.tsx'
import { count, formatCents } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { FiguresSkeleton } from '../../parts/desk/figures-skeleton.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Table } from '../../ui/table.tsx'
import '../../features/backoffice-claims/claims-desk.css'

const STATES = [
  { value: 'to_correct', label: 'À corriger par l’officine' },
  { value: 'accepted', label: 'Acceptées, à régler' },
  { value: 'late', label: 'Règlement en retard' },
  { value: 'paid', label: 'Réglées' },
  { value: 'refused', label: 'Refusées' },
  { value: 'all', label: 'Toutes' },
]

const FIRST = 'Contrôler la première'

/** D13-04: the queue of claims, what waits longest first (mock-up bo-bri). */
export function DeskClaimsPage() {
  const laboratories = useQuery(laboratoriesQuery)
  const list = useListFilters({
    search: { label: 'Rechercher une demande', placeholder: 'Numéro, officine, CIP…' },
    filters: {
      state: { label: 'État', name: 'l’état', all: 'À contrôler', options: STATES },
      laboratory_id: {
        label: 'Laboratoire',
        name: 'le laboratoire',
        all: 'Tous les laboratoires',
        options: (laboratories.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      },
      flagged: {
        label: 'Signaux',
        name: 'les signaux',
        all: 'Avec ou sans signal',
        options: [
          { value: 'true', label: 'Avec un signal' },
          { value: 'false', label: 'Sans signal' },
        ],
      },
      sort: {
        label: 'Ordre',
        name: 'l’ordre',
        all: 'Les plus anciennes d’abord',
        options: [
          { value: 'risk', label: 'Les plus risquées d’abord' },
          { value: '-amount', label: 'Les plus gros montants d’abord' },
          { value: '-submitted_at', label: 'Les plus récentes d’abord' },
        ],
      },
      operation_id: { type: 'identifier', name: 'l’opération' },
      drugstore_id: { type: 'identifier', name: 'l’officine' },
    },
  })
  const state = list.values.state ?? 'waiting'
  const query = useQuery(deskClaimsQuery({ ...list.values, state, page: list.page, per_page: 50 }))
  const summary = useQuery(claimsSummaryQuery)
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set())
  const [isAccepting, setAccepting] = useState(false)
  const accept = useAcceptMany()
  const chosen = (query.data?.data ?? []).filter((claim) => selected.has(claim.id))
  const amount = chosen.reduce((sum, claim) => sum + claim.amount, 0)
  const flagged = chosen.filter((claim) => claim.signals.length > 0).length
  const first = query.data?.data.find((claim) => claim.status === 'submitted')
  return (
    <>
      <ListPage<DeskClaim>
        title="Compensation BRI"
        intro="Les demandes des officines, de leur contrôle à leur règlement."
        actions={
          first ? (
            <ButtonLink variant="primary" href={paths.admin(`bri/${first.id}`)}>
              {FIRST}
            </ButtonLink>
          ) : (
            // Its place is kept until the queue is known.
            query.isPending && (
              <span className="btn" style={{ visibility: 'hidden' }}>
                {FIRST}
              </span>
            )
          )
        }
        above={
          <>
            <ClaimsTabs current="Demandes" />
            {summary.isPending ? (
              <FiguresSkeleton />
            ) : (
              summary.data && <QueueFigures summary={summary.data} />
            )}
          </>
        }
        list={list}
        query={query}
        noun="demande"
        noMatch="Aucune demande ne correspond"
        empty={{
          title: 'Aucune demande n’attend de contrôle',
          text: 'Celles que les officines enverront s’afficheront ici, la plus ancienne d’abord.',
        }}
      >
        {(rows) => (
          <>
            {chosen.length > 0 && (
              <Announcement as="div" className="row between claims-bulk">
                <span>
                  <b>{count(chosen.length, 'demande choisie', 'demandes choisies')}</b>, {formatCents(amount)}
                  {flagged > 0 && `, dont ${count(flagged, 'avec un signal', 'avec un signal')}`}
                </span>
                <span className="row">
                  <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
                    Tout laisser
                  </Button>
                  <Button size="sm" variant="primary" onClick={() => setAccepting(true)}>
                    Accepter ces demandes
                  </Button>
                </span>
              </Announcement>
            )}
            <Table
              caption="Demandes BRI"
              dense
              columns={claimColumns}
              rows={rows}
              rowKey={(row) => row.id}
              rowLabel={(row) => row.number}
              selected={selected}
              onSelect={setSelected}
            />
          </>
        )}
      </ListPage>
      {isAccepting && (
        <ConfirmDialog
          open
          tone="primary"
          onClose={() => setAccepting(false)}
          title={`Accepter ${count(chosen.length, 'demande')}\u202F?`}
          confirmLabel={`Accepter ${formatCents(amount)}`}
          onConfirm={async () => {
            await accept.mutateAsync(chosen)
            setSelected(new Set())
          }}
        >
          Chaque ligne est acceptée telle qu’elle est déclarée, et les officines sont prévenues.
          {flagged > 0 && ' Certaines portent un signal : contrôlez-les plutôt une par une.'} Ce qui n’attend
          plus de contrôle reste comme il est.
        </ConfirmDialog>
      )}
    </>
  )
}
