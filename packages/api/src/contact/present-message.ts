import type { ContactMessage } from '@kiosque/contract/wire/contact'
import type { InboxRow } from './inbox.sql.ts'
import { personName } from './present-thread.ts'

/** A request as the inbox shows it. Past its promise, it is late. */
export function presentMessage(row: InboxRow, now: Date): ContactMessage {
  const assignee = personName({ first_name: row.assignee_first_name, last_name: row.assignee_last_name })
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    message: row.message,
    extract: row.extract,
    status: row.status,
    topic: { id: row.topic_id, label: row.topic },
    desk: { id: row.desk_id, name: row.desk },
    author: row.user_id === null ? null : { id: row.user_id, name: personName(row) ?? '', email: row.email },
    account_type: row.account_type,
    drugstore:
      row.drugstore_id === null
        ? null
        : { id: row.drugstore_id, name: row.drugstore ?? '', city: row.city ?? '' },
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: assignee ?? '' },
    created_at: row.created_at.toISOString(),
    last_at: row.last_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    is_waiting: row.due_at !== null,
    is_late: row.due_at !== null && row.due_at < now,
    rating: row.rating,
  }
}
