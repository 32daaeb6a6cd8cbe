import type { TodoItem } from '@kiosque/contract/wire/home'
import type { TrainingStatus } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import { assignedTo } from './assignments.sql.ts'
import { followedTrainings } from './my-trainings.service.ts'
import type { Learning } from './progress.service.ts'

interface Asked extends Learning {
  own: { assigned: ReadonlySet<number> }
}

const textOf = (status: TrainingStatus, isLate: boolean): string => {
  if (isLate) return 'Demandé par votre titulaire\u00a0: la date limite est passée.'
  if (status === 'in_progress') return 'Demandé par votre titulaire\u00a0: reprenez où vous en étiez.'
  return 'Demandé par votre titulaire.'
}

export const assigned = ({ viewer }: Learning) => assignedTo(viewer.user_id)

/** What the titulaire asked of this person and is not done yet (D7-02, D13-05). */
export async function trainingsAsked(db: Db, who: Asked): Promise<TodoItem[]> {
  // Nearly nobody is asked anything: the rest is read for those who are.
  if (who.own.assigned.size === 0) return []
  const own = await followedTrainings(db, who)
  return own
    .filter(({ is_asked, status }) => is_asked && status !== 'passed')
    .map(({ kind, title, url, due_on, is_mandatory, status, is_late }) => ({
      type: kind === 'quiz' ? 'quiz' : 'training',
      title,
      text: textOf(status, is_late),
      url,
      due_on,
      is_mandatory,
    }))
}
