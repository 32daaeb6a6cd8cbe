import type { Field, Fields, FieldTypes } from './field-types.ts'

/** A list left empty is an empty list; in an entry, what is required is there. */
type ValueOf<F extends Field> = FieldTypes<F>[F['type']]['members'] extends infer Value
  ? Value extends readonly unknown[]
    ? Value
    : F extends { required: true }
      ? Value
      : Value | null
  : never

/** What members get of a field of this type, where it is not left empty. */
export type MemberValue<F extends Field> = NonNullable<ValueOf<F>>

/** What members get of declared fields: nothing that is for editors, a number where only their count is told. */
export type ValuesOf<F extends Fields, Wanted = unknown> = {
  [Name in keyof F & string as F[Name] extends Wanted ? ShownName<Name, F[Name]> : never]: F[Name] extends {
    count_only: true
  }
    ? number
    : ValueOf<F[Name]>
}

type ShownName<Name extends string, F extends Field> = F extends { editor_only: true }
  ? never
  : F extends { count_only: true }
    ? `${Name}_count`
    : Name
