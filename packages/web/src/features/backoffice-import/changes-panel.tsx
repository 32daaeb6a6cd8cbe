import { useState } from 'react'
import type { ImportChange } from '@kiosque/contract/wire/people'
import { count, formatInteger } from '../../lib/format.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'

const PER_PAGE = 50

const COLUMNS: Column<ImportChange>[] = [
  {
    key: 'line',
    header: 'Ligne',
    align: 'right',
    width: 80,
    cell: ({ line }) => (
      <>
        <span className="only-xs">Ligne </span>
        {formatInteger(line)}
      </>
    ),
  },
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
  const rows = changes.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return (
    <section className="card import-problems" aria-label="Changements">
      <div className="row between import-problems__head">
        <h3 className="h4">
          Changements <small className="muted num">{formatInteger(total)}</small>
        </h3>
        {changes.length < total && (
          <span className="small muted">
            Les {count(changes.length, 'premier', 'premiers')} sont montrés.
          </span>
        )}
      </div>
      <Table caption="Changements" dense columns={COLUMNS} rows={rows} rowKey={(row) => row.line} />
      {changes.length > PER_PAGE && (
        <div className="row between import-problems__foot">
          <span className="small muted num">
            {formatInteger((page - 1) * PER_PAGE + 1)} à {formatInteger((page - 1) * PER_PAGE + rows.length)}{' '}
            sur {formatInteger(changes.length)}
          </span>
          <Pagination page={page} lastPage={Math.ceil(changes.length / PER_PAGE)} onChange={setPage} />
        </div>
      )}
    </section>
  )
}
