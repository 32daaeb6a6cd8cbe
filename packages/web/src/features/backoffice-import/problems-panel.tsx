import { useState } from 'react'
import { IconDownload } from '@tabler/icons-react'
import type { ImportProblem } from '@kiosque/contract/wire/people'
import { formatInteger } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'
import { LINE_COLUMN, PagedPanel } from './paged-panel.tsx'
import { problemsCsv } from './problems-csv.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { Group } from '../../ui/group.tsx'

type Level = ImportProblem['level']
type Numbered = ImportProblem & { key: number }

function save(problems: readonly ImportProblem[]) {
  saveBlob(new Blob([problemsCsv(problems)], { type: 'text/csv;charset=utf-8' }), 'lignes-a-corriger.csv')
}

/** The server's sentence ends with the value it proposes: that one is set apart, ready to copy. */
function Explanation({ problem }: { problem: ImportProblem }) {
  const { suggestion } = problem
  // A colon never begins a line.
  const message = problem.message.replaceAll(/ (?=[:;!?»])/g, '\u00A0')
  if (!suggestion) return message
  const text = message.endsWith(suggestion) ? message.slice(0, -suggestion.length).trimEnd() : message
  return (
    <>
      {text} <span className="code code--ok">{suggestion}</span>
    </>
  )
}

const COLUMNS: Column<Numbered>[] = [
  LINE_COLUMN,
  {
    key: 'level',
    header: 'État',
    width: 130,
    cell: ({ level }) =>
      level === 'error' ? <Status tone="danger">Refusée</Status> : <Status tone="warn">À vérifier</Status>,
  },
  { key: 'column', header: 'Colonne', width: 150, cell: ({ column }) => column },
  {
    key: 'value',
    header: 'Valeur lue',
    width: 210,
    cell: ({ value, level }) =>
      value ? <span className={level === 'error' ? 'code code--bad' : 'code'}>{value}</span> : null,
  },
  { key: 'message', header: 'Explication', cell: (problem) => <Explanation problem={problem} /> },
]

export function ProblemsPanel({ problems }: { problems: readonly ImportProblem[] }) {
  const [wanted, setWanted] = useState<Level>('error')
  const [page, setPage] = useState(1)
  const numbered = problems.map((problem, key) => ({ ...problem, key }))
  const errors = numbered.filter((problem) => problem.level === 'error')
  const warnings = numbered.filter((problem) => problem.level === 'warning')
  const level = errors.length === 0 ? 'warning' : wanted
  const shown = level === 'error' ? errors : warnings

  const choice = (value: Level, label: string, size: number) => (
    <button
      type="button"
      aria-pressed={level === value}
      disabled={size === 0}
      onClick={() => {
        setWanted(value)
        setPage(1)
      }}
    >
      {label} <small>{formatInteger(size)}</small>
    </button>
  )

  return (
    <PagedPanel
      label="Lignes à corriger ou à vérifier"
      caption="Lignes du fichier"
      head={
        <>
          <Group className="seg seg--sm" aria-label="Lignes">
            {choice('error', 'Refusées', errors.length)}
            {choice('warning', 'À vérifier', warnings.length)}
          </Group>
          <Button
            size="sm"
            icon={<IconDownload className="i i--18" aria-hidden="true" />}
            onClick={() => save(problems)}
          >
            Lignes en erreur, CSV
          </Button>
        </>
      }
      columns={COLUMNS}
      rows={shown}
      rowKey={(row) => row.key}
      page={page}
      onPage={setPage}
    />
  )
}
