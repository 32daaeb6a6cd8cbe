import { useState } from 'react'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { count } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Chip } from '../../ui/chip.tsx'
import { DayFilter } from './day-filter.tsx'
import type { DeskList } from './desk-list-state.ts'
import { FilterBar, FilterSelect, SearchBox } from './filter-bar.tsx'
import type { useNetwork } from './use-network.ts'
import { Group } from '../../ui/group.tsx'

type ContentsFiltersProps = {
  kind: string | null
  list: DeskList
  network: ReturnType<typeof useNetwork>
  total: number | undefined
}

const MORE = ['laboratory', 'zone', 'pack', 'from', 'to', 'mine', 'expiring', 'reach']

export function ContentsFilters({ kind, list, total }: ContentsFiltersProps) {
  const { known, options, set } = list
  const [open, setOpen] = useState(() => MORE.some((name) => known[name] !== undefined))
  const select = (name: keyof typeof list.filters, label: string, all: string) => (
    <FilterSelect
      label={label}
      all={all}
      value={known[name]}
      options={options[name] ?? []}
      onChange={(value) => set({ [name]: value })}
    />
  )
  const toggle = (name: 'mine' | 'expiring' | 'reach', on: string) => (
    <Chip pressed={known[name] === on} onClick={() => set({ [name]: known[name] === on ? undefined : on })}>
      {options[name]?.[0]?.label}
    </Chip>
  )
  return (
    <>
      <FilterBar
        total={total === undefined ? undefined : count(total, 'contenu')}
        active={list.active.length > 0}
        onClear={list.clear}
      >
        <SearchBox
          label="Rechercher un contenu"
          placeholder="Titre ou chapô"
          value={known['q'] ?? ''}
          onSearch={(q) => set({ q })}
        />
        <KindSwitch kind={kind} list={list} />
        {kind !== null &&
          (options['category'] ?? []).length > 0 &&
          select('category', 'Catégorie', 'Toutes les catégories')}
        {select('group', 'Groupe', 'Tous les groupes')}
        {select('author', 'Auteur', 'Tous les auteurs')}
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
          {select('laboratory', 'Laboratoire', 'Tous les laboratoires')}
          {select('zone', 'Zone', 'Toutes les zones')}
          {select('pack', 'Pack', 'Tous les packs')}
          <DayFilter label="Publication du" value={known['from']} onChange={(from) => set({ from })} />
          <DayFilter label="au" value={known['to']} onChange={(to) => set({ to })} />
          {toggle('mine', 'true')}
          {toggle('expiring', 'true')}
          {toggle('reach', 'none')}
        </Group>
      )}
    </>
  )
}

/** Goes from one kind's list to another, or narrows the list of all of them. */
function KindSwitch({ kind, list }: { kind: string | null; list: DeskList }) {
  const options = allKinds.map((one) => ({ value: one.key, label: one.labels.plural }))
  if (kind === null)
    return (
      <FilterSelect
        label="Rubrique"
        all="Toutes les rubriques"
        value={list.known['kind']}
        options={options}
        onChange={(value) => list.set({ kind: value })}
      />
    )
  return (
    <FilterSelect
      label="Rubrique"
      all="Toutes les rubriques"
      value={kind}
      options={options}
      onChange={(value) => go(paths.admin(value ? `contents/${value}` : 'contents'))}
    />
  )
}
