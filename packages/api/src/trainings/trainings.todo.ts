import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { TrainingStatus } from '@kiosque/contract/wire/quizzes'
import type { Live } from '../content/live.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { dayNumber } from '../live/live-list.ts'
import { sees } from '../live/sees.ts'
import { assignedTo } from './assignments.sql.ts'
import { followedTrainings } from './my-trainings.service.ts'
import { begunBy } from './progress.sql.ts'
import type { Learning } from './progress.service.ts'
import { ownDue } from './training-standing.ts'
import { urlOf } from './training-url.ts'

const DAYS_BEFORE_DUE = 14
const MOST = 60
/** Quizzes know their own days. */
const KINDS = ['tutorial', 'laboratory_training', 'academy']

interface Asked extends Learning {
  secret: string
  live: Live
  own: Readonly<Record<'assigned' | 'begun' | 'tried', ReadonlySet<number>>>
}

const textOf = (status: TrainingStatus, isLate: boolean, isAsked: boolean): string => {
  if (!isAsked) {
    if (isLate) return 'La date limite est passée.'
    return status === 'in_progress' ? 'À terminer\u00a0: reprenez où vous en étiez.' : 'À faire.'
  }
  if (isLate) return 'Demandé par votre titulaire\u00a0: la date limite est passée.'
  if (status === 'in_progress') return 'Demandé par votre titulaire\u00a0: reprenez où vous en étiez.'
  return 'Demandé par votre titulaire.'
}

export const assigned = ({ viewer }: Learning) => assignedTo(viewer.user_id)
export const begun = ({ viewer }: Learning) => begunBy(viewer.user_id)

/** What the titulaire asked of this person, and courses whose last day comes; not done yet (D7-02, D13-05). */
export async function trainingsAsked(db: Db, asked: Asked): Promise<TodoItem[]> {
  const { own } = asked
  // Whoever began nothing and is asked nothing has all of it before them: that is known from memory.
  if (own.assigned.size + own.begun.size + own.tried.size === 0) return notBegun(asked)
  const soon = addDays(parisDay(asked.now), DAYS_BEFORE_DUE)
  return (await followedTrainings(db, asked))
    .filter(({ kind, is_asked: isAsked, status, due_on: due }) => {
      const isDue = kind !== 'quiz' && due !== null && due <= soon
      return (isAsked || isDue) && status !== 'passed'
    })
    .map(({ kind, title, url, due_on, is_mandatory, status, is_late, is_asked }) => ({
      type: kind === 'quiz' ? 'quiz' : 'training',
      title,
      text: textOf(status, is_late, is_asked),
      url,
      due_on,
      is_mandatory,
    }))
}

/** The courses this person sees whose last day comes or has passed, the nearest first. */
async function notBegun(asked: Asked): Promise<TodoItem[]> {
  const { viewer, now, live } = asked
  const today = parisDay(now)
  const soon = dayNumber(addDays(today, DAYS_BEFORE_DUE))
  const isSeen = sees(viewer, now.getTime())
  const ids = KINDS.flatMap((kind) =>
    live.contents.ofKind(kind).due.filter((row) => row.due_on !== null && row.due_on <= soon && isSeen(row)),
  )
    .toSorted((a, b) => (a.due_on ?? 0) - (b.due_on ?? 0) || a.id - b.id)
    .slice(0, MOST)
    .map(({ id }) => id)
  const cards = await live.cards.find(ids, { ...asked, links: linksOf(asked) })
  return ids.flatMap((id) => {
    const found = cards.get(id)
    if (found === undefined) return []
    const { kind, slug, title } = found.card
    const training = { id, kind, slug, title, fields: found.fields }
    const due = ownDue(training)
    return [
      {
        type: 'training',
        title,
        text: textOf('todo', due !== null && due < today, false),
        url: urlOf(training),
        due_on: due,
        is_mandatory: found.fields['is_mandatory'] === true,
      },
    ]
  })
}
