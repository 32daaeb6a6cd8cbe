import { useState } from 'react'
import type { TrainingLine, TrainingResults } from '@kiosque/contract/wire/training-results'
import { rateText } from '../../lib/figure-text.ts'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import { Card } from '../../ui/card.tsx'
import { Group } from '../../ui/group.tsx'
import { Table } from '../../ui/table.tsx'
import { CompletionCell } from './completion-cell.tsx'
import { LateCount } from './late-count.tsx'

const DIMENSIONS = [
  { key: 'by_zone', label: 'Zone', filter: 'zone_id' },
  { key: 'by_group', label: 'Groupe', filter: 'group' },
  { key: 'by_role', label: 'Rôle', filter: 'role' },
  { key: 'by_pack', label: 'Pack', filter: 'pack' },
] as const

type Props = {
  results: TrainingResults
  /** The people behind a line, by a filter of their list. */
  peopleHref: (filter: Record<string, string>) => string
}

/** The same figures by zone, group, role or pack; each line opens on its people. */
export function ResultLines({ results, peopleHref }: Props) {
  const isAdviser = useIsAdviser()
  const [shown, setShown] = useState<(typeof DIMENSIONS)[number]>(DIMENSIONS[0])
  const isQuiz = results.training.pass_mark !== null
  // Who belongs to no zone has no filter to be found by.
  const canOpen = (line: TrainingLine) => shown.key !== 'by_zone' || line.key !== '0'
  return (
    <Card padded={false} className="bo-list training-lines">
      <div className="row between bo-card__h">
        <h2 className="h3">{isAdviser ? 'Où en sont vos zones' : 'Où en est le réseau'}</h2>
        <Group className="seg seg--sm" aria-label="Répartition">
          {DIMENSIONS.map((dimension) => (
            <button
              key={dimension.key}
              type="button"
              aria-pressed={dimension.key === shown.key}
              onClick={() => setShown(dimension)}
            >
              {dimension.label}
            </button>
          ))}
        </Group>
      </div>
      <Table
        caption={`Résultats par ${shown.label.toLowerCase()}`}
        dense
        rows={results[shown.key]}
        rowKey={(line) => `${shown.key} ${line.key}`}
        columns={[
          {
            key: 'label',
            header: shown.label,
            cell: (line) =>
              canOpen(line) ? (
                <a href={peopleHref({ [shown.filter]: line.key })}>
                  <b>{line.label}</b>
                </a>
              ) : (
                <b>{line.label}</b>
              ),
          },
          {
            key: 'completion',
            header: 'Avancement',
            cell: (line) => <CompletionCell {...line} />,
          },
          ...(isQuiz
            ? ([
                {
                  key: 'average',
                  header: 'Note',
                  align: 'right',
                  cell: (line: TrainingLine) => rateText(line.average),
                },
                {
                  key: 'success',
                  header: 'Réussite',
                  align: 'right',
                  cell: (line: TrainingLine) => rateText(line.success),
                },
              ] as const)
            : []),
          {
            key: 'late',
            header: 'En retard',
            align: 'right',
            cell: (line) => (
              <LateCount
                late={line.late}
                href={canOpen(line) ? peopleHref({ [shown.filter]: line.key, status: 'late' }) : undefined}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
