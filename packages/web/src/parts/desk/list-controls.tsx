import { Chip } from '../../ui/chip.tsx'
import { DayFilter } from './day-filter.tsx'
import { FilterSelect, SearchBox } from './filter-bar.tsx'
import type { ListFilters } from './use-list-filters.ts'

/** The search and every filter of a list, as it declares them. */
export function ListControls({ list }: { list: ListFilters }) {
  return (
    <>
      <ListSearch list={list} />
      {Object.keys(list.declared).map((key) => (
        <FilterControl key={key} list={list} name={key} />
      ))}
    </>
  )
}

export function ListSearch({ list: { search, values, set } }: { list: ListFilters }) {
  if (!search) return null
  return (
    <SearchBox
      label={search.label}
      placeholder={search.placeholder}
      value={values[search.key] ?? ''}
      onSearch={(text) => set({ [search.key]: text })}
    />
  )
}

/** One filter: a list to choose from, a day to type or a chip to press. */
export function FilterControl({ list, name }: { list: ListFilters; name: string }) {
  const filter = list.declared[name]
  const value = list.values[name]
  const onChange = (next: string | undefined) => list.set({ [name]: next })
  if (!filter || filter.type === 'identifier') return null
  if (filter.type === 'day') return <DayFilter label={filter.label} value={value} onChange={onChange} />
  if (filter.type === 'toggle')
    return (
      <Chip pressed={value === filter.value} onClick={() => onChange(value ? undefined : filter.value)}>
        {filter.label}
      </Chip>
    )
  return (
    <FilterSelect
      label={filter.label}
      all={filter.all}
      value={value}
      options={filter.options}
      onChange={onChange}
    />
  )
}
