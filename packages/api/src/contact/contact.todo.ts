import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Viewer } from '../http/viewer.ts'
import type { Db } from '../db/db.ts'
import { repliedTo, selectUnread } from './threads.sql.ts'

export const replied = ({ viewer }: { viewer: Viewer }) => repliedTo(viewer.user_id)

interface Asked {
  viewer: Viewer
  own: { replied: ReadonlySet<number> }
}

/** Answers of the head office that this person has not opened yet (D13-05). */
export async function answersToRead(db: Db, { viewer, own }: Asked): Promise<TodoItem[]> {
  if (own.replied.size === 0) return []
  const rows = await selectUnread(db, viewer.user_id)
  return rows.map((row) => ({
    type: 'contact_answer',
    title: row.subject,
    text: row.status === 'closed' ? 'Le siège a répondu et clos votre demande.' : 'Le siège vous a répondu.',
    url: `/contact/${row.id}`,
    due_on: null,
    is_mandatory: false,
  }))
}
