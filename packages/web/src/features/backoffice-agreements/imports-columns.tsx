import type { PurchaseImport } from '@kiosque/contract/wire/agreements'
import { count, formatCents, formatDateTime, formatInteger, formatMonth } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'

const monthText = (month: string) => formatMonth(`${month}-15T12:00:00Z`)
const SHOWN = 3

function laboratoriesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ')
  return names.length > SHOWN ? `${shown} et ${count(names.length - SHOWN, 'autre')}` : shown
}

export function importsColumns(onWithdraw: (row: PurchaseImport) => void): Column<PurchaseImport>[] {
  return [
    {
      key: 'imported_at',
      header: 'Importé le',
      cell: ({ imported_at, imported_by }) => (
        <span>
          <b className="num">{formatDateTime(imported_at)}</b>
          {imported_by && <span className="xs muted bo-who__sub">{imported_by}</span>}
        </span>
      ),
    },
    {
      key: 'months',
      header: 'Mois',
      cell: ({ first_month, last_month }) =>
        first_month === last_month
          ? monthText(first_month)
          : `${monthText(first_month)} à ${monthText(last_month)}`,
    },
    { key: 'laboratories', header: 'Laboratoires', cell: (row) => laboratoriesText(row.laboratories) },
    {
      key: 'lines',
      header: 'Lignes en vigueur',
      align: 'right',
      cell: ({ lines, lines_left }) => `${formatInteger(lines_left)} sur ${formatInteger(lines)}`,
    },
    { key: 'total', header: 'Total du fichier', align: 'right', cell: ({ total }) => formatCents(total) },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (row) =>
        row.withdrawn_at ? (
          <Badge>Retiré</Badge>
        ) : (
          <Button
            size="sm"
            variant="outline"
            disabled={row.lines_left === 0}
            aria-label={`Retirer l’import du ${formatDateTime(row.imported_at)}`}
            onClick={() => onWithdraw(row)}
          >
            Retirer
          </Button>
        ),
    },
  ]
}
