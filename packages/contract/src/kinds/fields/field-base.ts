/** How one value of a content is validated, edited, shown and searched. Plain data: the web reads it too. */
export interface FieldBase {
  /** French label, above the field in the editor and beside the value on the page. */
  label: string
  /** One French sentence under the field in the editor. */
  help?: string
  /** The content cannot be saved without it. Inside a list: each entry needs it. */
  required?: boolean
  /** The editor reminds of it before publication; saving without it is allowed. */
  expected?: boolean
  /** Its words are found by the search. */
  searchable?: boolean
  /** Part of the card in lists, not only of the detail. */
  card?: boolean
  /** Never leaves the back office. */
  editor_only?: boolean
  /** For the pharmacy's eyes: buying conditions, what its team says or does. Left out at the counter (D6-06). */
  team_only?: boolean
  /** Used when a new content does not say. */
  default?: string | number | boolean
}

/** What a declaration may add to its label. */
export type Extra = Partial<FieldBase>

export interface Option {
  value: string | number
  label: string
  /** What the search finds it by, where that is not its label; empty: by nothing. */
  found_by?: string
}

export type ReferenceTo = 'laboratory' | 'partner' | 'author' | 'faq_theme'
