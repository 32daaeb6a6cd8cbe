import type { DiscountValue } from '../domain/discount-value.ts'
import type { Field, Fields, FieldType, Option, ReferenceTo } from '../kinds/fields.ts'
import type { KindKey, kinds } from '../kinds/registry.ts'
import type { AuthorRef, CompanyRef, ContentCard, ContentDetail } from './contents.ts'
import type { FileRef } from './files.ts'

/** What members get of each type of field, where it is not left empty. */
interface MemberTypes<F> extends Record<FieldType, unknown> {
  text: string
  long_text: string
  rich_text: string
  url: string
  email: string
  phone: string
  code: string
  integer: number
  money_cents: number
  percent: number
  decimal: number
  date: string
  datetime: string
  boolean: boolean
  choice: ChosenOf<F>
  multi_choice: ChosenOf<F>[]
  image: FileRef
  images: FileRef[]
  file: FileRef
  files: FileRef[]
  video: { url: string | null; file: FileRef | null }
  reference: F extends { to: infer To extends ReferenceTo } ? ReferenceTypes[To] : never
  content_refs: F extends { max: 1 } ? ContentCard : ContentCard[]
  discount: DiscountValue
  items: F extends { fields: infer Inner extends Fields } ? EntryOf<F, Inner>[] : never
}

interface ReferenceTypes extends Record<ReferenceTo, unknown> {
  laboratory: CompanyRef
  partner: CompanyRef
  author: AuthorRef
  faq_theme: { slug: string; label: string }
}

type ChosenOf<F> = F extends { options: readonly (infer O extends Option)[] } ? O['value'] : never

type EntryOf<F, Inner extends Fields> = (F extends { with_ids: true } ? { id: number } : unknown) &
  ValuesOf<Inner>

/** A list left empty is an empty list; in an entry, what is required is there. */
type ValueOf<F extends Field> = MemberTypes<F>[F['type']] extends infer Value
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

/** Without the index signature by which the schema of all kinds takes any other name. */
type Closed<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] }

type FieldsOf<K extends KindKey> = (typeof kinds)[K]['fields']

/** A card of this kind: the common part, and the fields it declares for cards. */
export type CardOf<K extends KindKey> = K extends KindKey
  ? Omit<Closed<ContentCard>, 'kind'> & {
      kind: K
    } & ValuesOf<FieldsOf<K>, { card: true }>
  : never

/** A content of this kind in full. */
export type DetailOf<K extends KindKey> = K extends KindKey
  ? Omit<Closed<ContentDetail>, 'kind'> & {
      kind: K
    } & ValuesOf<FieldsOf<K>> & { [Name in (typeof kinds)[K]['body']['name']]: string }
  : never
