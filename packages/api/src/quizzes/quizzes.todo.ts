import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { quiz as quizKind } from '@kiosque/contract/kinds/quiz'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { writeOnce } from '../answers/written.ts'
import type { LiveCard } from '../content/live-cards.ts'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { dueFor } from '../live/due-for.ts'
import { dayNumber } from '../live/live-list.ts'
import type { LiveRow } from '../live/live-kind.ts'
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
  const ids = concerning(asked)
  const cards = await live.cards.find(ids, { ...asked, links: linksOf(asked) })
  return ids.flatMap((id) => {
    const found = cards.get(id)
    if (found === undefined) return []
    const before = attempts.get(id)
    return before === undefined ? untriedItem(found, asked.now) : itemOf(found, before, asked.now)
  })
}

/** Those that may have to be taken, the newest first. */
function concerning({ viewer, now, live, own }: Asked): number[] {
  const today = parisDay(now)
  const [from, to] = [dayNumber(today), dayNumber(addDays(today, DAYS_BEFORE_DUE))]
  const isSeen = sees(viewer, now.getTime())
  const isDue = (row: LiveRow) => {
    const { isMandatory, day } = dueFor(row, viewer)
    return isMandatory || (day !== null && day >= from && day <= to)
  }
  const due = live.contents.ofKind('quiz').due.filter((row) => isDue(row) && !own.tried.has(row.id))
  const others = [...own.tried].flatMap((id) => live.contents.find(id) ?? [])
  // Those that are due are in this order already.
  const all =
    others.length === 0 ? due : [...due, ...others].toSorted((a, b) => b.sort_at - a.sort_at || b.id - a.id)
  return all
    .filter(isSeen)
    .slice(0, MOST)
    .map(({ id }) => id)
}

const untried = new WeakMap<LiveCard, { today: string; items: TodoItem[] }>()

/** What a quiz says to whoever never tried it is the same for all of them: made once a day. */
function untriedItem(found: LiveCard, now: Date): TodoItem[] {
  const today = parisDay(now)
  const known = untried.get(found)
  if (known?.today === today) return known.items
  const items = itemOf(found, [], now).map(writeOnce)
  untried.set(found, { today, items })
  return items
}

function itemOf({ card, fields }: LiveCard, attempts: readonly AttemptRow[], now: Date): TodoItem[] {
  const today = parisDay(now)
  const { status, attempts_left: left, valid_until: until } = standingOf(attempts, rulesOf(fields), now)
  const due = typeof fields['due_on'] === 'string' ? fields['due_on'] : null
  const isMandatory = fields['is_mandatory'] === true
  const item = (text: string, dueOn: string | null): TodoItem[] => [
    {
      type: 'quiz',
      title: card.title,
      text,
      url: contentPath(quizKind, { id: card.id, slug: card.slug }),
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
    return item(status === 'failed' ? 'À retenter.' : 'À faire.', due)
  return []
}
