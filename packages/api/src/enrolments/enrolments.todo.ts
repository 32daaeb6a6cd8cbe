import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { writeOnce } from '../answers/written.ts'
import type { Member } from '../audience/visible-targets.ts'
import type { LiveCard } from '../content/live-cards.ts'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import type { LiveRow } from '../live/live-kind.ts'
import { dayNumber } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import { answeredBy } from './enrolments.sql.ts'

const DAYS = 14
const MOST = 10
const CAMPAIGNS = ['one_time_campaign', 'loyalty_campaign', 'monthly_animation']

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
  const waiting = dueSoon(asked)
  const cards = await live.cards.find(waiting, { ...asked, links: linksOf(asked) })
  return waiting.flatMap((id) => cards.get(id) ?? []).flatMap(itemOf)
}

const items = new WeakMap<LiveCard, TodoItem[]>()

/** The same for every pharmacy that has not answered. */
function itemOf(found: LiveCard): TodoItem[] {
  const known = items.get(found)
  if (known !== undefined) return known
  const kind = kindOf(found.card.kind)
  if (kind === null) return []
  const { id, slug, title } = found.card
  const item: TodoItem = writeOnce({
    type: 'enrolment_closing',
    title,
    text: 'Votre officine participe\u202F?',
    url: contentPath(kind, { ...found.fields, id, slug }),
    due_on: String(found.fields['enrolment_deadline']),
    is_mandatory: false,
  })
  items.set(found, [item])
  return [item]
}

/** Unanswered campaigns this person sees whose answer is due in the coming days, the nearest first. */
function dueSoon({ viewer, now, live, own }: Asked): number[] {
  const today = parisDay(now)
  const [from, to] = [dayNumber(today), dayNumber(addDays(today, DAYS))]
  const isSeen = sees(viewer, now.getTime())
  const isDue = ({ answer_by }: LiveRow) => answer_by !== null && answer_by >= from && answer_by <= to
  return CAMPAIGNS.flatMap((kind) =>
    live.contents.ofKind(kind).asking.filter((row) => isDue(row) && !own.answered.has(row.id) && isSeen(row)),
  )
    .toSorted((a, b) => (a.answer_by ?? 0) - (b.answer_by ?? 0) || a.id - b.id)
    .slice(0, MOST)
    .map((row) => row.id)
}
