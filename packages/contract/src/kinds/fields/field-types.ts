/**
 * Every type of field: the field as it is declared, and what members get of it where it is not left empty. No type is
 * named here: each adds itself in its own file, with `declare module './field-types.ts'`. `F` is one declared field,
 * for the types whose values depend on what it says: the options of a choice, the fields of entries.
 */
// oxlint-disable-next-line eslint/no-unused-vars -- what depends on it is said in the files of the types
export interface FieldTypes<F> {}

export type FieldType = keyof FieldTypes<unknown>
export type FieldOf<Type extends FieldType> = FieldTypes<unknown>[Type]['field']
export type Field = FieldOf<FieldType>
export type Fields = { readonly [name: string]: Field }
