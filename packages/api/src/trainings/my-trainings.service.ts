import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import type { Db } from '../db/db.ts'
import { ownDaysOf } from '../due-dates/due-dates.service.ts'
import { certificatesOf } from '../quizzes/certificates.service.ts'
import { selectAssignmentsTo } from './assignments.sql.ts'
import type { Learning } from './learning.ts'
import { settleCourses } from './settle-courses.service.ts'
import { selectFollowed } from './team.sql.ts'
import { isMandatory, standingsIn } from './training-standing.ts'
import { urlOf } from './training-url.ts'

type MyTraining = MyTrainings['data'][number]

/** What waits before what is done; what is late, then the nearest day. */
const byUrgency = (a: MyTraining, b: MyTraining) =>
  Number(a.status === 'passed') - Number(b.status === 'passed') ||
  (a.due_on ?? '9').localeCompare(b.due_on ?? '9')

/** Everything one is asked, must do or began, wherever one works: it follows the person. */
export async function followedTrainings(
  db: Db,
  { viewer, now }: Learning,
  due?: readonly number[],
): Promise<MyTraining[]> {
  const userIds = [viewer.user_id]
  const trainings = await selectFollowed(db, viewer, { drugstoreId: null, userIds, now, due })
  const assignments = (await selectAssignmentsTo(db, viewer.user_id)).toReversed()
  const days = await ownDaysOf(
    db,
    trainings.map(({ id }) => id),
    viewer,
  )
  const audienceDay = (_: number, contentId: number) => days.get(contentId)
  const standing = await standingsIn(db, { userIds, trainings, assignments, audienceDay, now })
  return trainings
    .map((training) => {
      const { content_id: _, assignment_id, ...own } = standing(viewer.user_id, training)
      return {
        id: training.id,
        kind: training.kind,
        title: training.title,
        url: urlOf(training),
        is_mandatory: isMandatory(training, days.get(training.id)),
        is_asked: assignment_id !== null,
        ...own,
      }
    })
    .toSorted(byUrgency)
}

export async function myTrainings(db: Db, who: Learning): Promise<MyTrainings> {
  await settleCourses(db, who)
  return { data: await followedTrainings(db, who), certificates: await certificatesOf(db, who) }
}
