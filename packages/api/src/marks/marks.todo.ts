import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { sees } from '../live/sees.ts'
import { selectRead } from './marks.sql.ts'

const DAYS = 30
const MOST = 100

interface Asked {
  viewer: Member
  now: Date
  secret: string
  live: Live
}

/** News of the last thirty days not opened yet; what must be read waits however long it takes. */
export async function toRead(db: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, now, live } = asked
  const since = now.getTime() - DAYS * 86_400_000
  await live.contents.refresh()
  const isSeen = sees(viewer, now.getTime())
  const { newest, mustRead } = live.contents.ofKind('news')
  const older = newest.findIndex((row) => row.sort_at <= since)
  const recent = [
    ...newest.slice(0, older < 0 ? newest.length : older),
    ...mustRead.filter((row) => row.sort_at <= since),
  ]
    .filter(isSeen)
    .map((row) => row.id)
  if (recent.length === 0) return []
  const read = await selectRead(db, viewer.user_id, recent)
  const waiting = recent.filter((id) => !read.has(id)).slice(0, MOST)
  const cards = await live.cards.find(waiting, { ...asked, links: linksOf(asked) })
  return waiting.flatMap((id) => {
    const found = cards.get(id)
    if (found === undefined) return []
    const { card, fields } = found
    return [
      {
        type: 'to_read',
        title: card.title,
        text: card.excerpt,
        url: contentPath(kinds.news, { ...fields, id, slug: card.slug }),
        due_on: typeof fields['read_before'] === 'string' ? fields['read_before'] : null,
        is_mandatory: fields['must_read'] === true,
      },
    ]
  })
}
