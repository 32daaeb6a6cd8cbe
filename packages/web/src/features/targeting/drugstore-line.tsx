import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconClipboardList } from '@tabler/icons-react'
import { count } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { CipPaste } from './cip-paste.tsx'
import { DrugstoreSearch } from './drugstore-search.tsx'
import { drugstoreNamesQuery } from './targeting.queries.ts'

type DrugstoreLineProps = {
  legend: string
  none: string
  searchLabel: string
  value: readonly number[]
  onChange: (ids: number[]) => void
  /** What naming them does, said beside the field. */
  note?: ReactNode
}

/** As many names as fit; the rest are counted. */
const SHOWN = 12

/** Pharmacies by name: one by one, or a pasted list of CIP codes. */
export function DrugstoreLine({ legend, none, searchLabel, value, onChange, note }: DrugstoreLineProps) {
  const [pasting, setPasting] = useState(false)
  const [showAll, setShowAll] = useState(false)
  const shown = showAll ? value.slice(0, 200) : value.slice(0, SHOWN)
  const names = useQuery(drugstoreNamesQuery(shown))
  const nameOf = (id: number) =>
    names.data?.drugstores.find((drugstore) => drugstore.id === id)?.name ?? `Officine n° ${id}`
  const add = (ids: readonly number[]) => onChange([...new Set([...value, ...ids])])
  return (
    <fieldset className="tgt">
      <legend className="label">
        {legend} <span className="opt">{value.length === 0 ? none : count(value.length, 'officine')}</span>
      </legend>
      {value.length > 0 && (
        <div className="row tgt__names">
          {shown.map((id) => (
            <RemovableChip
              key={id}
              label={nameOf(id)}
              onRemove={() => onChange(value.filter((each) => each !== id))}
            >
              {nameOf(id)}
            </RemovableChip>
          ))}
          {value.length > shown.length && !showAll && (
            <button type="button" className="link small" onClick={() => setShowAll(true)}>
              et {count(value.length - shown.length, 'autre')}
            </button>
          )}
          {showAll && value.length > shown.length && (
            <span className="small muted">et {count(value.length - shown.length, 'autre')}</span>
          )}
          {value.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => onChange([])}>
              Tout retirer
            </Button>
          )}
        </div>
      )}
      {note}
      <DrugstoreSearch label={searchLabel} onPick={(drugstore) => add([drugstore.id])} />
      {pasting ? (
        <CipPaste onAdd={add} onClose={() => setPasting(false)} />
      ) : (
        <Button
          size="sm"
          variant="ghost"
          icon={<IconClipboardList className="i i--18" aria-hidden="true" />}
          aria-label={`Coller une liste de CIP\u00a0: ${legend}`}
          onClick={() => setPasting(true)}
        >
          Coller une liste de CIP
        </Button>
      )}
    </fieldset>
  )
}
