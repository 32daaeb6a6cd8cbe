import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import { quiz as quizKind } from '@kiosque/contract/kinds/quiz'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { LiveCard } from '../content/live-cards.ts'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import { createDayRows, createRowItems } from '../content/row-items.ts'
import type { Db } from '../db/db.ts'
import { firstOf } from '../kit/first-of.ts'
import { dueFor } from '../live/due-for.ts'
import { dayNumber } from '../live/live-list.ts'
import type { LiveRow } from '../live/live-row.ts'
import { sees } from '../live/sees.ts'
import type { Taking } from './attempts.service.ts'
import type { AttemptRow } from './attempts.sql.ts'
import { selectAttemptsOfPerson, triedBy } from './my-quizzes.sql.ts'
import { rulesOf, standingOf } from './standing.ts'

const DAYS_BEFORE_DUE = 14
const DAYS_BEFORE_LAPSE = 30
const MOST = 500

interface Asked extends Taking {
  secret: string
  live: Live
  own: { tried: ReadonlySet<number> }
}

export const tried = ({ viewer }: Taking) => triedBy(viewer.user_id)

/** Quizzes begun and left, obligatory, due soon, or whose success runs out: only what was tried is asked for. */
export async function quizzesToTake(db: Db, asked: Asked): Promise<TodoItem[]> {
  const { viewer, live, own } = asked
  const rows = own.tried.size === 0 ? [] : await selectAttemptsOfPerson(db, viewer.user_id)
  const attempts = Map.groupBy(rows, (row) => row.content_id)
  await live.contents.refresh()
  const { due, others } = concerning(asked)
  const untried = await untriedItems(due, parisDay(asked.now), asked)
  // Those that were never tried are in this order already.
  if (others.length === 0) return untried.flat()
  const ids = others.map(({ id }) => id)
  const cards = await live.cards.find(ids, { ...asked, links: linksOf(asked) })
  const begun = others.map((row) => {
    const found = cards.get(row.id)
    return { row, items: found === undefined ? [] : itemOf(found, attempts.get(row.id) ?? [], asked.now) }
  })
  return [...due.map((row, at) => ({ row, items: untried[at] ?? [] })), ...begun]
    .toSorted((a, b) => b.row.sort_at - a.row.sort_at || b.row.id - a.row.id)
    .flatMap(({ items }) => items)
}

/** Those that are obligatory, or whose day comes, for all or for some: whoever reads. */
const dueSoon = createDayRows(({ due }, today) => {
  const isNear = nearBy(today)
  return due.filter((row) => row.dues !== null || row.is_mandatory || isNear(row.due_on ?? row.closes_on))
})

const nearBy = (today: string) => {
  const [from, to] = [dayNumber(today), dayNumber(addDays(today, DAYS_BEFORE_DUE))]
  return (day: number | null) => day !== null && day >= from && day <= to
}

/** Those that may have to be taken: never tried, the newest first; and tried already. */
function concerning({ viewer, now, live, own }: Asked): { due: LiveRow[]; others: LiveRow[] } {
  const today = parisDay(now)
  const isNear = nearBy(today)
  const isSeen = sees(viewer, now.getTime())
  const isDue = (row: LiveRow) => {
    if (row.dues === null) return true
    const { isMandatory, day } = dueFor(row, viewer)
    return isMandatory || isNear(day)
  }
  const due = firstOf(
    dueSoon(live.contents.ofKind('quiz'), today),
    MOST,
    (row) => isSeen(row) && isDue(row) && !own.tried.has(row.id),
  )
  const others = [...own.tried].flatMap((id) => live.contents.find(id) ?? [])
  return { due, others: others.filter(isSeen) }
}

/** What a quiz says to whoever never tried it is the same for all of them: made once a day. */
const untriedItems = createRowItems((found, now) => itemOf(found, [], now))

/** How little it asks for, where that is known. */
const untriedText = (minutes: unknown): string =>
  typeof minutes === 'number' && minutes > 1 ? `${minutes}\u00a0minutes suffisent.` : 'Pas encore commencé.'

function itemOf(
  { id, slug, title, fields }: Omit<LiveCard, 'fields'> & { fields: OwnValuesOf<'quiz'> },
  attempts: readonly AttemptRow[],
  now: Date,
): TodoItem[] {
  const today = parisDay(now)
  const { status, attempts_left: left, valid_until: until } = standingOf(attempts, rulesOf(fields), now)
  const due = typeof fields.due_on === 'string' ? fields.due_on : null
  const isMandatory = fields.is_mandatory === true
  const item = (text: string, dueOn: string | null): TodoItem[] => [
    {
      type: 'quiz',
      title,
      text,
      url: contentPath(quizKind, { id, slug }),
      due_on: dueOn,
      is_mandatory: isMandatory,
    },
  ]
  if (status === 'in_progress') return item('Vous l’avez commencé\u00a0: reprenez où vous en étiez.', due)
  if (status === 'expired') return item('Votre attestation n’est plus valable\u00a0: refaites le quiz.', due)
  if (status === 'passed')
    return until !== null && until <= addDays(today, DAYS_BEFORE_LAPSE)
      ? item('Votre attestation arrive à son terme.', until)
      : []
  if (left === 0) return []
  if (due !== null && due < today) return isMandatory ? item('La date limite est passée.', due) : []
  if (isMandatory || (due !== null && due <= addDays(today, DAYS_BEFORE_DUE)))
    return item(status === 'failed' ? 'À retenter.' : untriedText(fields.duration_minutes), due)
  return []
}
