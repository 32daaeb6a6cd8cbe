import { useRef, useState } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Facets } from '@kiosque/contract/wire/contents'
import { useCounterMode } from '../../../lib/counter.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { ListAddress } from './list-address.ts'
import { useSession } from '../../../lib/session.ts'
import { FAVOURITES, FAVOURITES_LABEL, filterCount, filterNames, isForTeam } from './list-address.ts'

const COMMON_LEGENDS: Record<string, string> = {
  category: 'Rubrique',
  laboratory: 'Laboratoire',
  phase: 'Période',
}
const SHOWN_AT_FIRST = 6

type FiltersProps = {
  kind: Kind
  facets: Facets
  address: ListAddress
  elsewhere: readonly string[]
  onToggle: (name: string, value: string) => void
  /** Stands in the head of the column; in a sheet the sheet's own head has it. */
  onClear?: () => void
}

/** One group of boxes per facet that has something to choose; what is chosen always shows, even at zero. */
export function ListFilters({ kind, facets, address, elsewhere, onToggle, onClear }: FiltersProps) {
  const isCounter = useCounterMode()
  const isOwn = useSession() !== null && !isCounter
  const names = filterNames(kind).filter(
    (name) =>
      !elsewhere.includes(name) &&
      name !== FAVOURITES &&
      ((facets[name]?.length ?? 0) > 0 || address.filters[name]) &&
      !(isCounter && isForTeam(kind, name)),
  )
  if (names.length === 0 && !address.filters[FAVOURITES]) return null
  return (
    <form className="filters__form" aria-label="Filtres" onSubmit={(event) => event.preventDefault()}>
      {onClear && <Head isNarrowed={filterCount(address) > 0 || address.q !== ''} onClear={onClear} />}
      {isOwn && (
        <Checkbox
          label={FAVOURITES_LABEL}
          checked={address.filters[FAVOURITES] !== undefined}
          onChange={() => onToggle(FAVOURITES, '1')}
        />
      )}
      {names.map((name) => (
        <FilterGroup
          key={name}
          legend={COMMON_LEGENDS[name] ?? kind.filters[name]?.label ?? name}
          values={facets[name] ?? []}
          chosen={address.filters[name] ?? []}
          onToggle={(value) => onToggle(name, value)}
        />
      ))}
    </form>
  )
}

/** With nothing to clear the button keeps its place, so that nothing moves when it comes; nobody can reach it then. */
function Head({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    onClear()
    // The button goes away from under the focus.
    title.current?.focus()
  }
  return (
    <div className="card__head" style={{ marginBottom: 8 }}>
      <h2 className="h3" ref={title} tabIndex={-1}>
        Filtrer
      </h2>
      <button
        className="more"
        type="button"
        style={{ visibility: isNarrowed ? undefined : 'hidden' }}
        onClick={clear}
      >
        Effacer
      </button>
    </div>
  )
}

type GroupProps = {
  legend: string
  values: Facets[string]
  chosen: string[]
  onToggle: (value: string) => void
}

function FilterGroup({ legend, values, chosen, onToggle }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  const all = [
    ...values,
    ...chosen
      .filter((value) => !values.some((facet) => facet.value === value))
      .map((value) => ({ value, label: value, count: 0 })),
  ]
  const shown = isOpen
    ? all
    : all.filter((facet, index) => index < SHOWN_AT_FIRST || chosen.includes(facet.value))
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div>
        {shown.map((facet) => (
          <Checkbox
            key={facet.value}
            label={facet.label}
            count={facet.count}
            checked={chosen.includes(facet.value)}
            onChange={() => onToggle(facet.value)}
          />
        ))}
        {all.length > shown.length && (
          <button className="more small" type="button" onClick={() => setOpen(true)}>
            {all.length - shown.length === 1 ? 'Un autre choix' : `Les ${all.length - shown.length} autres`}
          </button>
        )}
      </div>
    </fieldset>
  )
}
