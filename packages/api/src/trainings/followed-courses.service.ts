import { parisDay } from '@kiosque/contract/domain/dates'
import { courseFacts, numberIn } from './course-facts.ts'
import type { Db } from '../db/db.ts'
import type { Fields } from './learning.ts'
import { markCompleted, selectCompleted, selectFields } from './progress.sql.ts'
import { urlOf } from './training-url.ts'

export interface FollowedCourse {
  id: number
  title: string
  /** Who gave it. */
  organism: string
  done_on: string
  duration_minutes: number | null
  /** As a course of the academy declares them; never of a laboratory's training. */
  dpc_type: unknown
  dpc_number: string | null
  url: string
}

/** The courses and the laboratories' trainings one followed to their end, whatever became of them since. */
export async function followedCourses(db: Db, userId: number): Promise<FollowedCourse[]> {
  const rows = await selectCompleted(db, userId, ['academy', 'laboratory_training'])
  return rows.map(({ laboratory, completed_at, ...row }) => {
    const fields = row.fields as Fields
    const isCourse = row.kind === 'academy'
    const facts = isCourse ? courseFacts(fields) : null
    return {
      id: row.id,
      title: row.title,
      organism: isCourse
        ? 'Académie Référence'
        : laboratory === null
          ? 'Formation d’un laboratoire'
          : `Formation proposée par ${laboratory}`,
      done_on: parisDay(completed_at),
      duration_minutes: facts?.duration_minutes ?? numberIn(fields.duration_minutes),
      dpc_type: facts?.dpc_type ?? null,
      dpc_number: facts?.dpc_number ?? null,
      url: urlOf({ ...row, fields }),
    }
  })
}

/** What a training says of itself, whoever may see it: visibility is asked first. */
export const trainingFields = (db: Db, contentId: number) => selectFields(db, contentId)

/** Done for each of them, at that moment; what was done before stays as it was. */
export const completeFor = (trx: Db, userIds: readonly number[], contentId: number, at: Date) =>
  markCompleted(trx, userIds, contentId, at)
