import type { ReactNode } from 'react'
import type { Field, Fields } from '@kiosque/contract/kinds/fields'

export type Values = Record<string, unknown>

/** One entry of a repeated group. `raw` is the entry as it was read, so that nothing is added to it unasked. */
export type FormEntry = { key: string; id: number | null; values: Values; raw: Values }

/** French messages by path: `questions.0.choices.1.label`, as the server names them. */
export type Problems = Map<string, string>

/** Names for ids; an unknown one falls back to its number. */
export type Names = {
  file: (id: number) => string
  laboratory: (id: number) => string
  partner: (id: number) => string
  author: (id: number) => string
  content: (id: number) => string
  category: (key: string) => string
  zone: (id: number) => string
}

/** What a control of entries needs of all the others, handed down so that no type has to know them. */
export type Nested = {
  render: (
    fields: Fields,
    path: string,
    values: Values,
    set: (name: string, value: unknown) => void,
  ) => ReactNode
  blankEntry: (fields: Fields) => FormEntry
  /** Whether its words may name the entry they belong to. */
  namesEntry: (field: Field) => boolean
  filledBeside: (
    fields: Fields,
    chosen: Field,
    beside: Values,
    content: Values,
  ) => { values: Values; labels: string[] }
}

export type ControlProps<F> = {
  field: F
  path: string
  value: unknown
  onChange: (value: unknown) => void
  /** The other values of the same group: a discount reads the price beside it. */
  beside: Values
  /** The legend is already a heading above. */
  isTitled: boolean
  error: string | undefined
  hint: string | undefined
  nested: Nested
}

/** Where a value is read from the form: what is wrong with it goes to `problems`, under its path. */
export type Reading = {
  path: string
  problems: Problems
  inner: (field: Field, form: unknown, path: string) => unknown
}

/** Everything the editor has to know of one type of field. */
export interface FieldView<F> {
  Control: (props: ControlProps<F>) => ReactNode
  /** Takes the whole width of the form; the others stand two by two. */
  isWide: boolean
  /** Its words may name the entry they belong to. */
  namesEntry: boolean
  /** What the form holds of a field left empty. */
  blank: (field: F) => unknown
  /** A stored value as it is edited: what is typed stays text until it is sent. */
  toForm: (field: F, value: unknown, entryOf: (fields: Fields, raw: Values) => FormEntry) => unknown
  /** The value as the server stores it. */
  fromForm: (field: F, form: unknown, reading: Reading) => unknown
  /** A stored value as a person reads it, several lines where it has several parts. */
  describe: (
    field: F,
    value: unknown,
    names: Names,
    inner: (field: Field, value: unknown) => string,
  ) => string
}

/** What most types do: a small control whose value is stored as the form holds it. */
export function fieldView<F>(own: Pick<FieldView<F>, 'Control'> & Partial<FieldView<F>>): FieldView<F> {
  return {
    isWide: false,
    namesEntry: false,
    blank: () => null,
    toForm: (_, value) => value,
    fromForm: (_, form) => form,
    describe: (_, value) => String(value as string),
    ...own,
  }
}

/** One value or several, each under its name. */
export const listed = (value: unknown, name: (one: unknown) => string, glue = '\n'): string =>
  (Array.isArray(value) ? value : [value]).map(name).join(glue)
