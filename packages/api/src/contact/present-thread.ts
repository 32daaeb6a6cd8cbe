import type { ContactThread, ContactThreadDetail } from '@kiosque/contract/wire/contact'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import type { EntryRow, OwnRow } from './threads.sql.ts'

export interface Links {
  secret: string
  now: Date
}

export const personName = (row: { first_name: string | null; last_name: string | null }): string | null =>
  [row.first_name, row.last_name].filter(Boolean).join(' ') || null

export function presentOwn(row: OwnRow): ContactThread {
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    topic: { id: row.topic_id, key: row.topic_key, label: row.topic },
    status: row.status,
    created_at: row.created_at.toISOString(),
    last_at: row.last_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    is_unread: row.is_unread,
    rating: row.rating,
  }
}

/** The parts of a conversation with links to their files; whoever asks has been checked. */
export async function presentEntries<Kind extends EntryRow['kind']>(
  db: Db,
  rows: readonly (EntryRow & { kind: Kind })[],
  links: Links,
) {
  const files = await fileRefs(
    db,
    rows.flatMap((row) => row.file_ids),
    links,
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    author: personName(row),
    body: row.body,
    at: row.created_at.toISOString(),
    attachments: row.file_ids.flatMap((id): FileRef[] => {
      const file = files.get(id)
      return file === undefined ? [] : [file]
    }),
  }))
}

const isShared = (row: EntryRow): row is EntryRow & { kind: 'message' | 'answer' } => row.kind !== 'note'

/** For the member: what the head office notes among itself is not part of it. */
export async function presentOwnDetail(
  db: Db,
  row: OwnRow,
  entries: readonly EntryRow[],
  links: Links,
): Promise<ContactThreadDetail> {
  const shared = await presentEntries(db, entries.filter(isShared), links)
  return {
    ...presentOwn(row),
    message: shared[0]?.body ?? '',
    attachments: shared[0]?.attachments ?? [],
    desk: row.desk,
    entries: shared,
    closed_at: row.closed_at?.toISOString() ?? null,
    can_rate: row.status === 'closed' && row.rating === null && row.merged_into === null,
    merged_into: row.merged_into,
  }
}
