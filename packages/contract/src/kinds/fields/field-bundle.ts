import type { Option, ReferenceTo } from './field-base.ts'
import type { Fields } from './field-types.ts'

export type Values = Record<string, unknown>

/** Something a value names: a file of the library, a row of the reference data, another content. */
export interface Pointer {
  to: ReferenceTo | 'file' | 'content'
  id: number | string
  /** For a content, the kinds it may be of; for a file, the media types. Empty means any. */
  kinds?: readonly string[]
}

/** What ids stand for, as the reader may see it; undefined for what is gone or not theirs to see. */
export interface Known {
  file: (id: number) => unknown
  /** A text whose pictures have links that work now. */
  html: (text: string) => string
  reference: (to: ReferenceTo, id: number | string) => unknown
  /** Null where references to contents are not followed: a card names no other card. */
  content: ((id: number) => unknown) | null
}

/** How numbers and dates are written, which whoever shows them knows. */
export interface Say {
  number: (value: number) => string
  cents: (value: number) => string
  day: (day: string) => string
  instant: (instant: string) => string
}

/** How lists are narrowed by a field; values travel in addresses and counts as text. */
export interface FieldFilter<F> {
  /** Whether a content could have it at all. */
  isValue: (field: F, text: string) => boolean
  /** The value as it is stored. */
  stored: (field: F, text: string) => unknown
  /** Its French name; `nameOf` knows those of the reference data. */
  label: (field: F, text: string, nameOf: (to: ReferenceTo, id: number | string) => string | null) => string
  /** The order of two values; the most frequent first where it is null. */
  order: ((field: F, one: string, other: string) => number) | null
}

/** Everything the contract and the API have to know of one type of field. */
export interface FieldBundle<F> {
  /** The value of a field left empty. */
  empty: (field: F) => null | []
  /** What its value names. */
  pointers: (field: F, value: unknown) => Pointer[]
  /** The value with one reference turned to another, or to nothing. */
  repointed: (field: F, value: unknown, change: { to: string; from: unknown; by: unknown }) => unknown
  /** Words it opens to the search. */
  words: (field: F, value: unknown) => string[]
  /** Identifiers, found whole. */
  codes: (field: F, value: unknown) => string[]
  /** What members get under its name; `project` does the same for the fields of entries. */
  members: (name: string, field: F, value: unknown, project: Project) => Values
  /** The value as members read it: files with their links, references with their names. */
  present: (field: F, value: unknown, known: Known) => unknown
  /** What a value says in a few words, as members have it; null for what is shown in a place of its own. */
  text: (field: F, value: unknown, say: Say) => string | null
  /** Fields of its entries, where it is a list of small objects. */
  inner: (field: F) => Fields | null
  /** Kinds its value may name contents of; null where it names none. */
  contentKinds: (field: F) => readonly string[] | null
  /** What may be chosen; empty where the value is free. */
  options: (field: F) => readonly Option[]
  /** Lists compare its values as numbers. */
  isNumeric: (field: F) => boolean
  /** Its value is HTML: cleaned when it is saved, its pictures described before it is published. */
  isHtml: boolean
  /** Its value is a discount: priced, and capped where the law says so. */
  isDiscount: boolean
  /** Null: lists cannot be narrowed by it. */
  filter: FieldFilter<F> | null
}

export type Project = (fields: Fields, values: Values) => Values

/** What most types do: one value, shown as it is stored, that names nothing and is not searched. */
export function fieldBundle<F>(own: Partial<FieldBundle<F>> = {}): FieldBundle<F> {
  const empty = own.empty ?? (() => null)
  return {
    empty,
    pointers: () => [],
    repointed: (_, value) => value,
    words: () => [],
    codes: () => [],
    members: (name, field, value) => ({ [name]: value ?? empty(field) }),
    present: (_, value) => value,
    text: () => null,
    inner: () => null,
    contentKinds: () => null,
    options: () => [],
    isNumeric: () => false,
    isHtml: false,
    isDiscount: false,
    filter: null,
    ...own,
  }
}
