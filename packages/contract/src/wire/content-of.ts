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

type CardValues<K extends KindKey> = K extends KindKey ? ValuesOf<FieldsOf<K>, { card: true }> : never
type NamesOf<T> = T extends unknown ? keyof T : never
type ValueAt<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never

/** What some kind or other puts on its cards, for whoever shows cards of several kinds: absent where a kind has it not. */
export type AnyCardValues = {
  [Name in NamesOf<CardValues<KindKey>>]?: ValueAt<CardValues<KindKey>, Name>
}
