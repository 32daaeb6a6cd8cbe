import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { PublicationStatus } from '@kiosque/contract/domain/publication'
import type { Targeted } from '../audience/audience.tables.ts'

export type OwnValues = Record<string, unknown>

export interface ContentTables {
  content: Targeted & {
    id: Generated<number>
    kind: string
    slug: string
    title: string
    excerpt: Generated<string>
    body: Generated<string>
    cover_id: number | null
    attachment_ids: Generated<number[]>
    category: string | null
    laboratory_id: number | null
    author_id: number | null
    /** `trashed` too, in the rows of the trash: only trash.sql.ts reads those. */
    status: PublicationStatus
    trashed_at: Date | null
    trashed_by: number | null
    trashed_status: PublicationStatus | null
    trashed_slug: string | null
    starts_at: Date | null
    ends_at: Date | null
    published_at: Date | null
    fields: JSONColumnType<OwnValues>
    /** Where it is counted while it is live; the database itself sees to it. */
    count_id: GeneratedAlways<number | null>
    is_pinned: Generated<boolean>
    is_public: Generated<boolean>
    /** Days in Paris, as text. */
    period_start: string | null
    period_end: string | null
    sort_at: Date
    title_fold: string
    list_text: string
    filter_values: Generated<string[]>
    reference_values: Generated<string[]>
    version: Generated<number>
    created_at: Date
    updated_at: Date
    created_by: number | null
    updated_by: number | null
  }
  content_clock: { at: Date; day: string }
  content_count: { id: GeneratedAlways<number>; kind: string }
  content_count_change: { count_id: number; n: number }
  content_version: {
    content_id: number
    version: number
    action: string
    at: Date
    user_id: number | null
    snapshot: JSONColumnType<OwnValues>
  }
  content_view: {
    id: Generated<number>
    user_id: number
    name: string
    kind: string | null
    query: string
    is_shared: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  content_operation: {
    id: Generated<number>
    user_id: number
    key: string | null
    action: 'publish' | 'archive' | 'retarget' | 'duplicate' | 'delete'
    at: Date
    outcome: JSONColumnType<OwnValues> | null
    undone_at: Date | null
  }
  content_operation_item: {
    operation_id: number
    /** What was asked about; for a duplicate, the original. */
    source_id: number
    content_id: number
    version: number
    before: JSONColumnType<OwnValues>
  }
  content_file: { content_id: number; file_id: number }
  content_read: { user_id: number; content_id: number; at: Date }
  content_favourite: { user_id: number; content_id: number; at: Date }
  content_download: { user_id: number; content_id: number; file_id: number; at: Date }
  faq_votes: { content_id: number; user_id: number; useful: boolean; at: Date }
}

declare module '../db/tables.ts' {
  interface Tables extends ContentTables {}
}
