import { useState } from 'react'
import type { PurchaseImportReport, PurchaseTotal } from '@kiosque/contract/wire/agreements'
import type { ImportReport } from '@kiosque/contract/wire/people'
import { formatCents, formatInteger, formatMonth } from '../../lib/format.ts'
import type { Column } from '../../ui/table.tsx'
import { PagedPanel } from './paged-panel.tsx'

type Row = PurchaseTotal & { rank: number }

const COLUMNS: Column<Row>[] = [
  { key: 'laboratory', header: 'Laboratoire', cell: ({ laboratory }) => <b>{laboratory}</b> },
  { key: 'month', header: 'Mois', cell: ({ month }) => formatMonth(`${month}-15T12:00:00Z`) },
  { key: 'lines', header: 'Lignes', align: 'right', cell: ({ lines }) => formatInteger(lines) },
  { key: 'amount', header: 'Total du fichier', align: 'right', cell: ({ amount }) => formatCents(amount) },
  {
    key: 'kept',
    header: 'Déjà enregistré',
    align: 'right',
    cell: ({ kept }) => (kept === null ? <span className="muted">rien</span> : formatCents(kept)),
  },
]

const isPurchases = (report: ImportReport): report is PurchaseImportReport => 'totals' in report

/** How many kept lines of these months the file does not have. */
export const absentOf = (report: ImportReport) => (isPurchases(report) ? report.absent : 0)

/** What the file adds up to by laboratory and month: to be held against the laboratory's statement. */
export function TotalsPanel({ report }: { report: ImportReport }) {
  const [page, setPage] = useState(1)
  if (!isPurchases(report) || report.totals.length === 0) return null
  return (
    <PagedPanel
      label="Totaux de contrôle"
      caption="Totaux par laboratoire et par mois"
      head={
        <>
          <h3 className="h4">Totaux de contrôle</h3>
          <span className="small muted num">{formatCents(report.total)} en tout</span>
        </>
      }
      columns={COLUMNS}
      rows={report.totals.map((total, rank) => ({ ...total, rank }))}
      rowKey={({ rank }) => rank}
      page={page}
      onPage={setPage}
    />
  )
}
