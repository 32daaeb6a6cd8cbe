import { sql, type Selectable, type SqlBool } from 'kysely'
import type { WithTarget } from '../audience/target-column.ts'
import type { ContentTables } from './content.tables.ts'

export type ContentRow = Selectable<ContentTables['content']>

/** With whom it is for, as editors read and write it. */
export type TargetedRow = ContentRow & WithTarget

/** For statements that read contents by id: one in the trash does not exist. */
export const notInTrash = sql<SqlBool>`content.status <> 'trashed'`

/** What a card needs: everything but the long texts. */
export const CARD_COLUMNS = [
  'content.id',
  'content.kind',
  'content.slug',
  'content.title',
  'content.excerpt',
  'content.cover_id',
  'content.category',
  'content.laboratory_id',
  'content.starts_at',
  'content.ends_at',
  'content.published_at',
  'content.updated_at',
  'content.fields',
] as const

/** What a detail says of a content, and who may see it: not what it is found, sorted and counted by. */
export const DETAIL_COLUMNS = [
  ...CARD_COLUMNS,
  'content.body',
  'content.attachment_ids',
  'content.author_id',
  'content.version',
  'content.sort_at',
  'content.target_id',
  'content.is_public',
] as const

export type DetailRow = CardRow &
  Pick<
    ContentRow,
    'body' | 'attachment_ids' | 'author_id' | 'version' | 'sort_at' | 'target_id' | 'is_public'
  >

export type CardRow = Pick<
  ContentRow,
  | 'id'
  | 'kind'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'cover_id'
  | 'category'
  | 'laboratory_id'
  | 'starts_at'
  | 'ends_at'
  | 'published_at'
  | 'updated_at'
  | 'fields'
>
