import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Facets } from '@kiosque/contract/wire/contents'
import { useCounterMode } from '../../../lib/counter.ts'
import { RemovableChip } from '../../../ui/chip.tsx'
import { chosenFilters, isForTeam, sortLabels } from './list-address.ts'
import type { ListControls } from './use-list-address.ts'
import { ListSearch } from './list-search.tsx'
import { Announcement } from '../../../ui/announcement.tsx'

type ToolbarProps = {
  kind: Kind
  controls: ListControls
  facets: Facets
  elsewhere: readonly string[]
  total: string | null
  onOpenFilters: () => void
}

export function ListToolbar({ kind, controls, facets, elsewhere, total, onOpenFilters }: ToolbarProps) {
  const isCounter = useCounterMode()
  const { address } = controls
  const chosen = chosenFilters(kind, address, facets).filter(({ name }) => !elsewhere.includes(name))
  return (
    <>
      <div className="toolbar toolbar--list no-print">
        <ListSearch
          key={address.q}
          value={address.q}
          label={`Rechercher dans ${kind.labels.plural}`}
          onSearch={controls.setQ}
        />
        <label className="row ml-auto" style={{ '--gap': '8px' } as React.CSSProperties}>
          <span className="small muted">Trier par</span>
          <select
            className="select select--sm"
            value={address.sort}
            onChange={(event) => controls.setSort(event.target.value)}
          >
            {Object.entries(sortLabels(kind))
              .filter(
                ([name]) =>
                  !isCounter || name === kind.default_sort || !isForTeam(kind, kind.sorts[name]?.field),
              )
              .map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      </div>
      <div className="hscroll no-print" style={{ marginBottom: 18, alignItems: 'center' }}>
        <button type="button" className="chip only-mobile" aria-haspopup="dialog" onClick={onOpenFilters}>
          <IconAdjustmentsHorizontal className="i" aria-hidden="true" />
          Filtrer
          {chosen.length > 0 && <span className="badge badge--lime">{chosen.length}</span>}
        </button>
        <Announcement as="span" className="results nowrap">
          {/* Its line is kept until it is known: the cards come where their places were. */}
          {total ? <strong>{total}</strong> : '\u00A0'}
        </Announcement>
        {address.q && (
          <RemovableChip label={`la recherche ${address.q}`} onRemove={() => controls.setQ('')}>
            «&nbsp;{address.q}&nbsp;»
          </RemovableChip>
        )}
        {chosen.map(({ name, value, label }) => (
          <RemovableChip
            key={`${name}:${value}`}
            label={`le filtre ${label}`}
            onRemove={() => controls.toggle(name, value)}
          >
            {label}
          </RemovableChip>
        ))}
        {chosen.length > 1 && (
          <button type="button" className="more small" onClick={controls.clear}>
            Tout effacer
          </button>
        )}
      </div>
    </>
  )
}
