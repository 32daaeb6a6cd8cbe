import { addDays, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { dayNumber } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import { remindedTo } from './reminders.sql.ts'

const DAYS = 7
const MOST = 10

interface Asked {
  viewer: Member
  now: Date
  secret: string
  live: Live
  own: { reminded: ReadonlySet<number> }
}

export const reminded = ({ viewer }: { viewer: Member }) => remindedTo(viewer.user_id)

/** What this person asked to be reminded of, in its last week. */
export async function offersEnding(_: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, now, live, own } = asked
  if (own.reminded.size === 0) return []
  const today = parisDay(now)
  const [from, to] = [dayNumber(today), dayNumber(addDays(today, DAYS))]
  await live.contents.refresh()
  const isSeen = sees(viewer, now.getTime())
  const ending = [...own.reminded]
    .flatMap((id) => live.contents.find(id) ?? [])
    .filter((row) => row.period_end !== null && row.period_end >= from && row.period_end <= to && isSeen(row))
    .toSorted((a, b) => (a.period_end ?? 0) - (b.period_end ?? 0) || a.id - b.id)
    .slice(0, MOST)
  const cards = await live.cards.find(
    ending.map((row) => row.id),
    { ...asked, links: linksOf(asked) },
  )
  return ending.flatMap(({ id, kind: key, period_end }) => {
    const found = cards.get(id)
    const kind = kindOf(key)
    if (found === undefined || kind === null) return []
    const { slug, title } = found
    const day = dayText(period_end ?? 0)
    return [
      {
        type: 'offer_ending',
        title,
        text: day === today ? 'Se termine aujourd’hui' : `Se termine le ${formatDay(day)}`,
        url: contentPath(kind, { ...found.fields, id, slug }),
        due_on: day,
        is_mandatory: false,
      },
    ]
  })
}

const dayText = (day: number) => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
