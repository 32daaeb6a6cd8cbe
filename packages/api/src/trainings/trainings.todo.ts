import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { TrainingStatus } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import { followedTrainings } from './my-trainings.service.ts'
import type { Learning } from './progress.service.ts'

const DAYS_BEFORE_DUE = 14

const textOf = (status: TrainingStatus, isLate: boolean, isAsked: boolean): string => {
  if (!isAsked) {
    if (isLate) return 'La date limite est passée.'
    return status === 'in_progress' ? 'À terminer\u00a0: reprenez où vous en étiez.' : 'À faire.'
  }
  if (isLate) return 'Demandé par votre titulaire\u00a0: la date limite est passée.'
  if (status === 'in_progress') return 'Demandé par votre titulaire\u00a0: reprenez où vous en étiez.'
  return 'Demandé par votre titulaire.'
}

/** What the titulaire asked of this person, and courses whose last day comes; not done yet (D7-02, D13-05). */
export async function trainingsAsked(db: Db, who: Learning): Promise<TodoItem[]> {
  const own = await followedTrainings(db, who)
  const soon = addDays(parisDay(who.now), DAYS_BEFORE_DUE)
  return own
    .filter(({ kind, is_asked: isAsked, status, due_on: due }) => {
      // Quizzes know their own days.
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
