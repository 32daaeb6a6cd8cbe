import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import type { SharedValuesOf } from '@kiosque/contract/kinds/own-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import { createDayRows, createRowItems } from '../content/row-items.ts'
import type { Db } from '../db/db.ts'
import { firstOf } from '../kit/first-of.ts'
import type { LiveRow } from '../live/live-row.ts'
import { dayNumber } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import { CAMPAIGNS, type Campaign } from './campaign-kinds.ts'
import { answeredBy } from './enrolments.sql.ts'

const DAYS = 14
const MOST = 10

interface Asked {
  viewer: Member
  now: Date
  secret: string
  live: Live
  own: { answered: ReadonlySet<number> }
}

export const answered = ({ viewer }: { viewer: Member }) => answeredBy(viewer.drugstore_id)

/** Campaigns that wait for the pharmacy's answer, for those who may give it. */
export async function enrolmentsToAnswer(_: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, live } = asked
  if (viewer.drugstore_id === null || !mayAnswerFor(viewer.account_type)) return []
  await live.contents.refresh()
  return (await itemsOf(dueSoon(asked), '', asked)).flat()
}

/** The same for every pharmacy that has not answered. */
const itemsOf = createRowItems(({ card, fields }) => {
  const kind = kindOf(card.kind)
  if (kind === null) return []
  const { id, slug, title } = card
  const { enrolment_deadline: deadline }: SharedValuesOf<Campaign> = fields
  return [
    {
      type: 'enrolment_closing',
      title,
      text: 'Votre officine participe\u202F?',
      url: contentPath(kind, { ...fields, id, slug }),
      due_on: String(deadline),
      is_mandatory: false,
    },
  ]
})

/** Campaigns whose answer is due in the coming days, whoever reads. */
const askingSoon = createDayRows(({ asking }, today) => {
  const [from, to] = [dayNumber(today), dayNumber(addDays(today, DAYS))]
  return asking
    .filter(({ answer_by }) => answer_by !== null && answer_by >= from && answer_by <= to)
    .toSorted(byDay)
})

const byDay = (a: LiveRow, b: LiveRow) => (a.answer_by ?? 0) - (b.answer_by ?? 0) || a.id - b.id

/** Unanswered ones this person sees, the nearest first. */
function dueSoon({ viewer, now, live, own }: Asked): LiveRow[] {
  const today = parisDay(now)
  const isSeen = sees(viewer, now.getTime())
  const isWaiting = (row: LiveRow) => !own.answered.has(row.id) && isSeen(row)
  return CAMPAIGNS.flatMap((kind) => firstOf(askingSoon(live.contents.ofKind(kind), today), MOST, isWaiting))
    .toSorted(byDay)
    .slice(0, MOST)
}
