import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { createRowItems } from '../content/row-items.ts'
import type { Db } from '../db/db.ts'
import type { LiveRow } from '../live/live-kind.ts'
import { sees } from '../live/sees.ts'
import { openedBy } from './marks.sql.ts'

const DAYS = 30
const MOST = 100

interface Asked {
  viewer: Member
  now: Date
  secret: string
  live: Live
  own: { opened: ReadonlySet<number> }
}

/** News of the last thirty days, whoever they are for; what must be read waits however long it takes. */
function concerning({ now, live }: Pick<Asked, 'now' | 'live'>): LiveRow[] {
  const since = now.getTime() - DAYS * 86_400_000
  const news = live.contents.ofKind('news')
  const older = news.placeOf({ sort_at: since, id: Number.MAX_SAFE_INTEGER })
  return [...news.newest.slice(0, older), ...news.mustRead.filter((row) => row.sort_at <= since)]
}

/** What they opened of it, as far back as the oldest. After `contents.refresh()`. */
export const opened = (asked: Pick<Asked, 'viewer' | 'now' | 'live'>) =>
  openedBy(
    asked.viewer.user_id,
    concerning(asked).reduce((least, { id }) => Math.min(least, id), 2 ** 31 - 1),
  )

/** Those that this person sees and has not opened yet. */
export async function toRead(_: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, now, own } = asked
  const isSeen = sees(viewer, now.getTime())
  const waiting: LiveRow[] = []
  for (const row of concerning(asked)) {
    if (waiting.length === MOST) break
    if (!own.opened.has(row.id) && isSeen(row)) waiting.push(row)
  }
  return (await itemsOf(waiting, '', asked)).flat()
}

/** The same for everybody who has not opened it. */
const itemsOf = createRowItems(({ card, fields }) => [
  {
    type: 'to_read',
    title: card.title,
    text: card.excerpt,
    url: contentPath(kinds.news, { ...fields, id: card.id, slug: card.slug }),
    due_on: typeof fields['read_before'] === 'string' ? fields['read_before'] : null,
    is_mandatory: fields['must_read'] === true,
  },
])
