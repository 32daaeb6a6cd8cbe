import { useState } from 'react'
import type { ReadingBoard } from '@kiosque/contract/wire/readings'
import { formatInteger } from '../../lib/format.ts'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import { Card } from '../../ui/card.tsx'
import { Group } from '../../ui/group.tsx'
import { Progress } from '../../ui/progress.tsx'

const DIMENSIONS = [
  { key: 'by_zone', label: 'Zone', filter: 'zone_id' },
  { key: 'by_role', label: 'Rôle', filter: 'role' },
  { key: 'by_drugstore', label: 'Officine', filter: 'drugstore_id' },
] as const

type Props = { board: ReadingBoard; peopleHref: (filter: Record<string, string>) => string }

/** Who has read by zone, role or pharmacy; each line opens on those who have not. */
export function ReadingLines({ board, peopleHref }: Props) {
  const isAdviser = useIsAdviser()
  const [shown, setShown] = useState<(typeof DIMENSIONS)[number]>(DIMENSIONS[0])
  const lines = board[shown.key]
  return (
    <Card padded className="reading-lines">
      <div className="row between" style={{ marginBottom: 12 }}>
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
      {lines.length === 0 && <p className="muted">Tout le monde a lu.</p>}
      <ul className="reading-rows">
        {lines.map(({ key, label, concerned, confirmed }) => (
          <li key={key}>
            {key === '' ? label : <a href={peopleHref({ [shown.filter]: key, state: 'missing' })}>{label}</a>}
            <Progress thin value={confirmed} max={concerned} label={`Confirmations, ${label}`} />
            <span className="small muted nowrap">
              {formatInteger(confirmed)} / {formatInteger(concerned)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
