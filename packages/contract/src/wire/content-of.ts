import type { ValuesOf } from '../kinds/fields/member-types.ts'
import type { KindKey, kinds } from '../kinds/registry.ts'
import type { ContentCard, ContentDetail } from './contents.ts'

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
