import type { ContactStatus } from '@kiosque/contract/domain/contact'
import type { Generated } from 'kysely'

export interface ContactTables {
  contact_threads: {
    id: Generated<number>
    number: string
    user_id: number | null
    account_id: number | null
    account_type: number | null
    drugstore_id: number | null
    topic_id: number
    subject: string
    status: ContactStatus
    assignee_id: number | null
    origin: string | null
    created_at: Date
    last_at: Date
    /** Set exactly while the head office owes an answer. */
    due_at: Date | null
    first_answered_at: Date | null
    /** An answer its author has not opened yet. */
    is_unread: Generated<boolean>
    closed_at: Date | null
    rating: number | null
    rating_comment: Generated<string>
    merged_into: number | null
  }
  contact_entries: {
    id: Generated<number>
    thread_id: number
    kind: 'message' | 'answer' | 'note'
    author_id: number | null
    body: string
    created_at: Date
    /** Made by the form: the same one sent twice is one. */
    send_key: string | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends ContactTables {}
}
