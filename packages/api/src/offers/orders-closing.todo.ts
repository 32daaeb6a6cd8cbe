import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { promotionalOffer } from '@kiosque/contract/kinds/promotional-offer'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import { firstOf } from '../kit/first-of.ts'
import type { LiveKind } from '../live/live-kind.ts'
import { sees } from '../live/sees.ts'
import { selectDeadlines } from './deadlines.sql.ts'

const MOST = 5

interface Asked {
  viewer: Member
  now: Date
  secret: string
  live: Live
}

type Deadlines = Awaited<ReturnType<typeof selectDeadlines>>
type ByDay = ReadonlyMap<string, Deadlines>
const kept = new WeakMap<LiveKind, { version: number; deadlines: Promise<ByDay> }>()

/** The same for a whole network: asked for once, until an offer changes. After `contents.refresh()`. */
function deadlinesOf(db: Db, live: Live): Promise<ByDay> {
  const offers = live.contents.ofKind(promotionalOffer.key)
  const known = kept.get(offers)
  if (known?.version === offers.version) return known.deadlines
  const deadlines = forEveryone(async () => Map.groupBy(await selectDeadlines(db), ({ day }) => day))
  kept.set(offers, { version: offers.version, deadlines })
  // One that failed is asked for again.
  deadlines.catch(() => kept.delete(offers))
  return deadlines
}

/** Orders that close today or tomorrow, for those who work in a pharmacy (D13-05). */
export async function ordersClosing(db: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, now, live } = asked
  if (viewer.drugstore_id === null) return []
  await live.contents.refresh()
  const today = parisDay(now)
  const tomorrow = addDays(today, 1)
  const isSeen = sees(viewer, now.getTime())
  const byDay = await deadlinesOf(db, live)
  const isTheirs = ({ id }: { id: number }) => {
    const row = live.contents.find(id)
    return row !== undefined && isSeen(row)
  }
  const ofToday = firstOf(byDay.get(today) ?? [], MOST, isTheirs)
  const closing = [...ofToday, ...firstOf(byDay.get(tomorrow) ?? [], MOST - ofToday.length, isTheirs)]
  const cards = await live.cards.find(
    closing.map(({ id }) => id),
    { ...asked, links: linksOf(asked) },
  )
  return closing.flatMap(({ id, day }) => {
    const found = cards.get(id)
    if (found === undefined) return []
    return [
      {
        type: 'order_closing',
        title: found.title,
        text: day === today ? 'À commander avant ce soir' : 'À commander avant demain soir',
        url: contentPath(promotionalOffer, { ...found.fields, id, slug: found.slug }),
        due_on: day,
        is_mandatory: false,
      },
    ]
  })
}
