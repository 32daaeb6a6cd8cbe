import type { Db } from '../db/db.ts'
import { passedQuizzes } from '../quizzes/my-quizzes.service.ts'
import { modulesOf, prerequisitesOf, type Linked, type LinkedState } from './course.ts'
import { filmPercent } from './film.ts'
import type { Fields } from './learning.ts'
import { selectContentsById, selectProgressOf } from './team.sql.ts'

/** Contents that say something of a course: those its modules show, and those it asks for first. */
const linkedIds = (fields: Fields): number[] => [
  ...modulesOf(fields).flatMap(({ contentId }) => contentId ?? []),
  ...prerequisitesOf(fields),
]

/** What each of these people did of what these courses lean on, read at once. */
export async function linkedOf(
  db: Db,
  userIds: readonly number[],
  courses: readonly Fields[],
): Promise<(userId: number) => Linked> {
  const ids = [...new Set(courses.flatMap(linkedIds))]
  if (ids.length === 0) return () => new Map()
  const known = new Map<number, Map<number, LinkedState>>(userIds.map((userId) => [userId, new Map()]))
  const contents = new Map((await selectContentsById(db, ids)).map((row) => [row.id, row.fields as Fields]))
  for (const row of await selectProgressOf(db, userIds, ids)) {
    const percent = row.completed_at ? 100 : filmPercent(contents.get(row.content_id) ?? {}, row.furthest_s)
    known.get(row.user_id)?.set(row.content_id, { doneAt: row.completed_at, percent })
  }
  for (const { user_id, quiz_id, passed_at } of await passedQuizzes(db, userIds, ids))
    known.get(user_id)?.set(quiz_id, { doneAt: passed_at, percent: 100 })
  return (userId) => known.get(userId) ?? new Map()
}
