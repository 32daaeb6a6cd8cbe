import { useState } from 'react'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { count } from '../../lib/format.ts'
import { KIND_FILTER } from '../../lib/kind-filter.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { FilterBar, FilterSelect } from '../../parts/desk/filter-bar.tsx'
import { FilterControl, ListSearch } from '../../parts/desk/list-controls.tsx'
import type { DeskList } from './desk-list-state.ts'
import { Group } from '../../ui/group.tsx'

type ContentsFiltersProps = { kind: string | null; list: DeskList; total: number | undefined }

const MORE = ['laboratory', 'zone', 'pack', 'from', 'to', 'mine', 'expiring', 'reach'] as const

/** What everyone narrows by in one bar, the rest under « Plus de filtres ». */
export function ContentsFilters({ kind, list, total }: ContentsFiltersProps) {
  const [open, setOpen] = useState(() => MORE.some((name) => list.values[name] !== undefined))
  const control = (name: string) => <FilterControl key={name} list={list} name={name} />
  const categories = list.declared['category']
  return (
    <>
      <FilterBar
        total={total === undefined ? undefined : count(total, 'contenu')}
        onClear={list.active.length > 0 ? list.clear : undefined}
      >
        <ListSearch list={list} />
        {kind === null ? control('kind') : <KindSwitch kind={kind} />}
        {categories?.type === undefined && categories?.options.length ? control('category') : null}
        {control('group')}
        {control('author')}
        <button
          type="button"
          className="btn btn--outline btn--sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal className="i i--18" aria-hidden="true" />
          Plus de filtres
        </button>
      </FilterBar>
      {open && (
        <Group className="toolbar bo-filters desk-more" aria-label="Plus de filtres">
          {MORE.map(control)}
        </Group>
      )}
    </>
  )
}

/** Goes from one kind's list to another, or to the list of all of them. */
function KindSwitch({ kind }: { kind: string }) {
  return (
    <FilterSelect
      label={KIND_FILTER.label}
      all={KIND_FILTER.all}
      value={kind}
      options={KIND_FILTER.options}
      onChange={(value) => go(paths.admin(value ? `contents/${value}` : 'contents'))}
    />
  )
}
