import { recallOutcomeLabel } from '@kiosque/contract/domain/recalls'
import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Status } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'

type SheetProps = { sheet: DrugstoreSheet }
type RecallLine = DrugstoreSheet['recalls'][number]

/** Lots it was to take off its shelves, and what it answered. */
export function DrugstoreRecalls({ sheet: { recalls } }: SheetProps) {
  return (
    <Card padded={false} className="bo-list">
      <div className="row between bo-card__h">
        <h2 className="h3">Rappels de lot</h2>
      </div>
      {recalls.length === 0 ? (
        <EmptyState card={false} title="Aucun rappel ne l’a concernée" />
      ) : (
        <Table
          caption="Rappels de lot"
          dense
          rows={recalls}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'product',
              header: 'Produit',
              cell: (row) => (
                <a href={paths.admin(`recalls/${row.id}`)}>
                  <b>{row.product}</b>
                </a>
              ),
            },
            { key: 'answer', header: 'Réponse', cell: (row) => <Answer row={row} /> },
            {
              key: 'at',
              header: 'Le',
              align: 'right',
              cell: (row) => row.confirmed_at && formatDate(row.confirmed_at),
            },
          ]}
        />
      )}
    </Card>
  )
}

function Answer({ row }: { row: RecallLine }) {
  if (row.outcome === null)
    return (
      <Status tone={row.status === 'open' ? 'danger' : 'grey'}>
        {row.status === 'open' ? 'Réponse attendue' : 'Sans réponse'}
      </Status>
    )
  return (
    <span>
      <Status tone="green">
        {recallOutcomeLabel(row.outcome)}
        {row.outcome === 'withdrawn' && `, ${count(row.quantity, 'boîte')}`}
      </Status>
      <span className="xs muted bo-who__sub">{row.confirmed_by}</span>
    </span>
  )
}

/** What its team must read, where somebody has not. */
export function DrugstoreReadings({ sheet: { required_readings: readings } }: SheetProps) {
  if (readings.length === 0) return null
  return (
    <Card padded={false} className="bo-list">
      <div className="row between bo-card__h">
        <h2 className="h3">Lectures obligatoires</h2>
      </div>
      <Table
        caption="Lectures obligatoires"
        dense
        rows={readings}
        rowKey={(row) => row.content_id}
        columns={[
          {
            key: 'title',
            header: 'Contenu',
            cell: (row) => (
              <a href={paths.admin(`readings/${row.content_id}`)}>
                <b>{row.title}</b>
                <span className="xs muted bo-who__sub">{row.missing.join(', ')}</span>
              </a>
            ),
          },
          {
            key: 'state',
            header: 'Reste à lire',
            align: 'right',
            cell: (row) => (
              <Status tone={row.is_late ? 'danger' : 'warn'}>
                {count(row.missing.length, 'personne')} sur {row.total}
                {row.is_late && ', en retard'}
              </Status>
            ),
          },
        ]}
      />
    </Card>
  )
}
