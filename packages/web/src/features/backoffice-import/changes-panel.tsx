import { useState } from 'react'
import type { ImportChange } from '@kiosque/contract/wire/people'
import { count, formatInteger } from '../../lib/format.ts'
import type { Column } from '../../ui/table.tsx'
import { LINE_COLUMN, PagedPanel } from './paged-panel.tsx'

const COLUMNS: Column<ImportChange>[] = [
  LINE_COLUMN,
  {
    key: 'name',
    header: 'Officine',
    width: 260,
    cell: ({ name, cip_officine }) => (
      <span>
        <b>{name}</b>
        <span className="xs muted bo-who__sub num">CIP {cip_officine}</span>
      </span>
    ),
  },
  { key: 'fields', header: 'Ce qui change', cell: ({ fields }) => <Changes fields={fields} /> },
]

/** What is there is struck through, what will be is underlined: never told by colour alone. */
function Changes({ fields }: Pick<ImportChange, 'fields'>) {
  return (
    <dl className="import-changes">
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before ? (
              <del>
                <span className="sr-only">Aujourd’hui&nbsp;: </span>
                {before}
              </del>
            ) : (
              <span className="muted">vide</span>
            )}{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <span className="sr-only">Après l’import&nbsp;: </span>
              {after || 'vide'}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Each update of the file, old value and new: nothing is renamed unseen. */
export function ChangesPanel({ changes, total }: { changes: readonly ImportChange[]; total: number }) {
  const [page, setPage] = useState(1)
  return (
    <PagedPanel
      label="Changements"
      caption="Changements"
      head={
        <>
          <h3 className="h4">
            Changements <small className="muted num">{formatInteger(total)}</small>
          </h3>
          {changes.length < total && (
            <span className="small muted">
              Les {count(changes.length, 'premier', 'premiers')} sont montrés.
            </span>
          )}
        </>
      }
      columns={COLUMNS}
      rows={changes}
      rowKey={(row) => row.line}
      page={page}
      onPage={setPage}
    />
  )
}
