import type { LiveValues } from './live-rows.sql.ts'

/** Contents of one kind that filters cannot tell apart share this object. */
export interface FilterGroup {
  readonly index: number
  readonly values: readonly string[]
}

/** What a few values say of many contents: for most of them nothing but their kind. */
type Traits = Omit<LiveValues, 'filters' | 'id' | 'target_id' | 'starts_at' | 'ends_at' | 'sort_at'>

/** One content that is published and has not ended when it was read; it may not have begun. */
export interface LiveRow extends Readonly<Omit<LiveValues, 'filters'>> {
  readonly group: FilterGroup
}

/** Its own values beside what it has in common with others: tens of thousands of rows are alive for as long as the server. */
class Row implements LiveRow {
  readonly id: number
  readonly target_id: number
  readonly starts_at: number | null
  readonly ends_at: number | null
  readonly sort_at: number
  readonly group: FilterGroup
  private readonly traits: Traits

  constructor(
    { id, target_id, starts_at, ends_at, sort_at }: LiveValues,
    group: FilterGroup,
    traits: Traits,
  ) {
    this.id = id
    this.target_id = target_id
    this.starts_at = starts_at
    this.ends_at = ends_at
    this.sort_at = sort_at
    this.group = group
    this.traits = traits
  }

  get kind() {
    return this.traits.kind
  }
  get is_public() {
    return this.traits.is_public
  }
  get is_open() {
    return this.traits.is_open
  }
  get is_pinned() {
    return this.traits.is_pinned
  }
  get must_read() {
    return this.traits.must_read
  }
  get answer_by() {
    return this.traits.answer_by
  }
  get is_mandatory() {
    return this.traits.is_mandatory
  }
  get due_on() {
    return this.traits.due_on
  }
  get closes_on() {
    return this.traits.closes_on
  }
  get order_by() {
    return this.traits.order_by
  }
  get dues() {
    return this.traits.dues
  }
  get period_start() {
    return this.traits.period_start
  }
  get period_end() {
    return this.traits.period_end
  }
}

const traitsOf = (values: LiveValues): Traits => ({
  kind: values.kind,
  is_public: values.is_public,
  is_open: values.is_open,
  is_pinned: values.is_pinned,
  must_read: values.must_read,
  answer_by: values.answer_by,
  is_mandatory: values.is_mandatory,
  due_on: values.due_on,
  closes_on: values.closes_on,
  order_by: values.order_by,
  dues: values.dues,
  period_start: values.period_start,
  period_end: values.period_end,
})

/** Makes the rows of one kind. */
export function createRows(): (values: LiveValues, group: FilterGroup) => LiveRow {
  const known = new Map<string, Traits>()
  return (values, group) => {
    const traits = traitsOf(values)
    const text = JSON.stringify(Object.values(traits))
    const shared = known.get(text) ?? traits
    known.set(text, shared)
    return new Row(values, group, shared)
  }
}
