import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { createRowItems } from '../content/row-items.ts'
import type { Db } from '../db/db.ts'
import { firstOf } from '../kit/first-of.ts'
import type { LiveKind } from '../live/live-kind.ts'
import type { LiveRow } from '../live/live-row.ts'
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

interface Concerning {
  rows: readonly LiveRow[]
  /** The oldest of them by number: the first that was written. */
  leastId: number
}

const kept = new WeakMap<LiveKind, Concerning & { version: number; older: number }>()

/** News of the last thirty days, whoever they are for; what must be read waits however long it takes. Gathered once until they change. */
function concerning({ now, live }: Pick<Asked, 'now' | 'live'>): Concerning {
  const since = now.getTime() - DAYS * 86_400_000
  const news = live.contents.ofKind('news')
  const older = news.placeOf({ sort_at: since, id: Number.MAX_SAFE_INTEGER })
  const known = kept.get(news)
  if (known?.version === news.version && known.older === older) return known
  const rows = [...news.newest.slice(0, older), ...news.mustRead.filter((row) => row.sort_at <= since)]
  const leastId = rows.reduce((least, { id }) => Math.min(least, id), 2 ** 31 - 1)
  const made = { rows, leastId, version: news.version, older }
  kept.set(news, made)
  return made
}

/** What they opened of it, as far back as the oldest. After `contents.refresh()`. */
export const opened = (asked: Pick<Asked, 'viewer' | 'now' | 'live'>) =>
  openedBy(asked.viewer.user_id, concerning(asked).leastId)

/** Those that this person sees and has not opened yet. */
export async function toRead(_: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, now, own } = asked
  const isSeen = sees(viewer, now.getTime())
  const waiting = firstOf(concerning(asked).rows, MOST, (row) => !own.opened.has(row.id) && isSeen(row))
  return (await itemsOf(waiting, '', asked)).flat()
}

/** The same for everybody who has not opened it. Whoever must read it is told so before, by the readings: here nobody is. */
const itemsOf = createRowItems(({ card, fields }) => [
  {
    type: 'to_read',
    title: card.title,
    text: card.excerpt,
    url: contentPath(kinds.news, { ...fields, id: card.id, slug: card.slug }),
    due_on: null,
    is_mandatory: false,
  },
])
