import type { Fields } from './fields/field-types.ts'
import type { KindKey, kinds } from './registry.ts'

type FieldsOf<K extends KindKey> = (typeof kinds)[K]['fields']

/** A name some of these kinds gives one of its own fields; without a kind, any name of any of them. */
export type OwnFieldName<K extends KindKey = KindKey> = {
  [Each in K]: keyof FieldsOf<Each> & string
}[K]

/**
 * The own values of a content of these kinds, as they are stored: once a field is renamed, whatever reads it by its old
 * name no longer compiles. What a name holds is unknown, because a row may be older than the declaration.
 */
export type OwnValuesOf<K extends KindKey = KindKey> = { readonly [Name in OwnFieldName<K>]?: unknown }

/** The same with only the names that every one of these kinds declares: one that is renamed in one of them is missing. */
export type SharedValuesOf<K extends KindKey> = {
  readonly [Name in keyof { [Each in K]: FieldsOf<Each> }[K] & string]?: unknown
}

/** A name a list gives to a part of its entries, or to their lasting id. */
export type OwnEntryName<List extends { fields: Fields }> =
  | (keyof List['fields'] & string)
  | (List extends { with_ids: true } ? 'id' : never)

/** One entry of a list, as it is stored: `OwnEntryOf<typeof quiz.fields.questions>`. */
export type OwnEntryOf<List extends { fields: Fields }> = {
  readonly [Name in OwnEntryName<List>]?: unknown
}
