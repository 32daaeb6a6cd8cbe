import type { AreaKey } from './areas.ts'
import { bundleOf } from './fields/bundles.ts'
import type { Fields } from './fields.ts'

/** A question lists may be asked, by the name of one of the kind's own fields. */
export interface KindFilter {
  /** French label of the group of boxes. */
  label: string
  /** Answers that are not the field's own values: `made-filters.ts` makes and names them, for the API alone. */
  made?: 'mechanic' | 'price'
  /** One answer, « week »: what runs, and is to be ordered or ends before the week does. Asked of the clock. */
  by_week?: true
}

/** An order lists may be given. */
export interface KindSort {
  /** As offered in the menu « Trier par ». */
  label: string
  /** Own field that is compared; its values are numbers, dates or texts. */
  field: string
  direction: 'asc' | 'desc'
  /** What is over, by the kind's period, comes after the rest. */
  over_last?: boolean
  /** With a period: the nearer of this day and the last one is compared, what is over comes after the rest. */
  or_end?: boolean
}

/** Kinds that the back office keeps together: one entry of its sidebar, one tab each at the head of their lists. */
export const DESK_GROUPS = [
  'catalogue',
  'campaigns',
  'formations',
  'services',
  'agreements',
  'answers',
] as const
export type DeskGroup = (typeof DESK_GROUPS)[number]

export interface KindLabels {
  /** « Actualité »: badges, search results, the editor’s title. */
  singular: string
  /** « Actualités »: page title, menus. */
  plural: string
  /** Indefinite article with its noun: « une actualité ». */
  a: string
  /** Said when there is nothing at all to show. */
  empty: string
  /** Under the page’s title: what one finds here. */
  intro: string
}

/** One content area, declared once: the portal, the back office, the API and the search all read it. */
export interface Kind {
  /** Name on the wire and in the table: `GET /contents/{key}`. Singular, snake_case. */
  key: string
  /** Path of the list in the portal. */
  route: string
  /** Path of one content, with {id}, {slug} or one of the card’s own fields in braces. */
  detail_route: string
  /** False where the list says it all: no detail page, and the card opens in place. */
  has_detail: boolean
  /** Group of the main navigation it belongs to; null keeps it out of the menu. */
  area: AreaKey | null
  /**
   * Where the back office lists it: among the kinds it keeps together, in the order of their ranks, or under an entry
   * of the sidebar for itself. Without it, with those of its area, after the others.
   */
  desk?: { group: DeskGroup; rank: number } | 'alone'
  labels: KindLabels
  /** The rich text every content has: its name on the wire and its label. */
  body: { name: string; label: string }
  /** Own field that doubles as the title, whichever of the two is given. */
  title_from?: string
  /** What this kind has that others have not. Names are unique within the kind and never a common one. */
  fields: Fields
  /** Categories a new installation starts with; afterwards the head office edits them as data. */
  categories: readonly { key: string; label: string }[]
  /** Lists can be narrowed by these own fields (category, laboratory and, with a period, phase always are). */
  filters: { readonly [field: string]: KindFilter }
  /** Orders beyond recent, oldest, title and ending, which every kind has. */
  sorts: { readonly [name: string]: KindSort }
  /** Order used when the address does not say. */
  default_sort: string
  /** Own date fields that tell current from coming and past. Both days count. */
  period?: { start: string; end: string }
  /** Its list shows what runs, what comes and what is over under three tabs, what runs first. */
  has_phase_tabs?: true
  /** Beside one of its pages stands only what shares its category or laboratory, and is not over. */
  is_related_by_subject?: true
  /** Own boolean that puts a content before the others. */
  pin_field?: string
  /** Own field that names its version: when it changes, whoever keeps the content among their favourites is told. */
  version_field?: string
  /** Readable without signing in when this own field has one of these values. */
  public_when?: { field: string; in: readonly (string | number | boolean)[] }
  /** Its text and attachments speak to the team (`all`: its excerpt too): left out at the counter (D6-06). */
  team_text?: 'body' | 'all'
  /** Entries under its own in the menu: one for each value of a filter that finds something, or one for each theme. */
  menu?: { by: string } | 'by_theme'
  /** The counter tablet keeps its answers for when the network is away (D6-06); `ahead`: it asks for them before anybody does. */
  is_kept_offline?: true | 'ahead'
  /** `whole_network`: refused when the target leaves pharmacies out (D6-05). */
  target_rule?: 'whole_network'
  /** Own date by which it is to be done (D7-02). The editor may give some audiences another one, which they then read here. */
  due_field?: string
}

/** Names that belong to every content, so that no own field can shadow them. */
export const COMMON_FIELDS: readonly string[] = [
  'id',
  'kind',
  'slug',
  'url',
  'title',
  'excerpt',
  'cover',
  'cover_id',
  'attachments',
  'attachment_ids',
  'category',
  'laboratory',
  'laboratory_id',
  'status',
  'phase',
  'starts_at',
  'ends_at',
  'target',
  'version',
  'author',
  'author_id',
  'published_at',
  'created_at',
  'updated_at',
  'related',
  'previous',
  'next',
  'headings',
  'reading_minutes',
]

/** Filters every list understands, whatever its kind; the phase where it has a period. */
export const COMMON_FILTERS: readonly string[] = ['category', 'laboratory', 'phase']

export const COMMON_SORTS: Readonly<Record<string, string>> = {
  recent: 'Les plus récents',
  oldest: 'Les plus anciens',
  title: 'Par ordre alphabétique',
  ending: 'Se termine bientôt',
}

type Declared<
  Key extends string,
  F extends Fields,
  Body extends Kind['body'],
  Filter extends keyof F & string,
> = Omit<
  Kind,
  | 'key'
  | 'fields'
  | 'filters'
  | 'sorts'
  | 'default_sort'
  | 'has_detail'
  | 'detail_route'
  | 'body'
  | 'categories'
  | 'title_from'
  | 'period'
  | 'pin_field'
  | 'version_field'
  | 'public_when'
  | 'due_field'
> & {
  key: Key
  fields: F
  filters?: { readonly [Name in Filter]: KindFilter }
  sorts?: { readonly [name: string]: KindSort & { field: keyof F & string } }
  default_sort?: string
  has_detail?: boolean
  detail_route?: string
  body?: Body
  categories?: Kind['categories']
  title_from?: keyof F & string
  period?: Record<keyof NonNullable<Kind['period']>, keyof F & string>
  pin_field?: keyof F & string
  version_field?: keyof F & string
  public_when?: NonNullable<Kind['public_when']> & { field: keyof F & string }
  due_field?: keyof F & string
}

/** A kind whose key, fields, text and filters keep their own types: `CardOf`, `DetailOf` and `FilterOf` read them. */
export type Defined<
  Key extends string,
  F extends Fields,
  Body extends Kind['body'],
  Filter extends string,
> = Omit<Kind, 'key' | 'fields' | 'body' | 'filters'> & {
  key: Key
  fields: F
  body: Body
  filters: { readonly [Name in Filter]: KindFilter }
}

/** Fills in what most kinds share, and refuses at load time a declaration that contradicts itself. */
export function defineKind<
  const Key extends string,
  const F extends Fields,
  const Body extends Kind['body'] = { name: 'body'; label: string },
  const Filter extends keyof F & string = never,
>(declared: Declared<Key, F, Body, Filter>): Defined<Key, F, Body, Filter> {
  const kind = {
    detail_route: declared.has_detail === false ? declared.route : `${declared.route}/{id}`,
    has_detail: true,
    body: { name: 'body', label: 'Texte' },
    categories: [],
    default_sort: 'recent',
    ...declared,
    filters: (declared.filters ?? {}) as Kind['filters'],
    sorts: declared.sorts ?? {},
  }
  const problem = problemWith(kind)
  if (problem !== null) throw new Error(`Kind ${kind.key}: ${problem}`)
  return kind as unknown as Defined<Key, F, Body, Filter>
}

function problemWith(kind: Kind): string | null {
  const own = Object.keys(kind.fields)
  const shadow = own.find((name) => COMMON_FIELDS.includes(name) || name === kind.body.name)
  if (shadow !== undefined) return `its field ${shadow} hides a common one`
  const badFilter = Object.keys(kind.filters).find((name) => {
    const field = kind.fields[name]
    const { made, by_week: byWeek } = kind.filters[name] ?? {}
    if (byWeek) return field === undefined || kind.period === undefined
    return field === undefined || (bundleOf(field).filter === null && made === undefined)
  })
  if (badFilter !== undefined) return `it cannot filter on ${badFilter}`
  const badSort = Object.entries(kind.sorts).find(
    ([name, sort]) => name in COMMON_SORTS || !own.includes(sort.field),
  )
  if (badSort !== undefined) return `it cannot sort by ${badSort[0]}`
  if (kind.has_phase_tabs && kind.period === undefined) return 'its tabs need a period'
  if (!(kind.default_sort in COMMON_SORTS) && !(kind.default_sort in kind.sorts))
    return 'its default sort is unknown'
  const menuBy = typeof kind.menu === 'object' ? kind.menu.by : 'category'
  if (menuBy !== 'category' && !(menuBy in kind.filters)) return `its menu goes by ${menuBy}, not a filter`
  const named = [
    kind.title_from,
    kind.pin_field,
    kind.version_field,
    kind.period?.start,
    kind.period?.end,
    kind.public_when?.field,
    kind.due_field,
  ]
  const absent = named.find((name) => name !== undefined && !own.includes(name))
  return absent === undefined ? null : `it names ${absent}, which is not one of its fields`
}

/** The filter that asks the clock, where the kind has one. */
export const weekFilterOf = ({ filters }: Kind): string | null =>
  Object.keys(filters).find((name) => filters[name]?.by_week === true) ?? null

/** Its one answer, in addresses. */
export const THIS_WEEK = 'week'

/** Whether passers-by may read at least some contents of this kind. */
export function canBePublic(kind: Kind): boolean {
  return kind.public_when !== undefined
}

/** Portal address of one content: its page, or where it is found when it has none. */
export function contentPath(
  kind: Kind,
  content: { id: number; slug: string } & Record<string, unknown>,
): string {
  return kind.detail_route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = content[name]
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : 'tous')
  })
}
