import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { selectUnreadNews } from './marks.sql.ts'

const DAYS = 30
const SHOWN = 4

/** News of the last thirty days not opened yet. */
export async function toRead(db: Db, { viewer, now }: { viewer: Member; now: Date }): Promise<TodoItem[]> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const rows = await selectUnreadNews(db, { viewer, now }, since, SHOWN)
  return rows.map(({ id, slug, title, excerpt, fields }) => ({
    type: 'to_read',
    title,
    text: excerpt,
    url: contentPath(kinds.news, { ...fields, id, slug }),
    due_on: null,
  }))
}
