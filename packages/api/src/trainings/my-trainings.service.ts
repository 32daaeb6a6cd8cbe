import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import type { Db } from '../db/db.ts'
import { ownDaysOf } from '../due-dates/due-dates.service.ts'
import { certificatesOf } from '../quizzes/certificates.service.ts'
import { selectAssignmentsTo } from './assignments.sql.ts'
import type { Learning } from './learning.ts'
import { settleCourses } from './settle-courses.service.ts'
import { selectFollowed, type FollowedTraining } from './team.sql.ts'
import { isMandatory, standingsIn } from './training-standing.ts'
import { urlOf } from './training-url.ts'

type MyTraining = MyTrainings['data'][number]

/** What waits before what is done; what is late, then the nearest day. */
const byUrgency = (a: MyTraining, b: MyTraining) =>
  Number(a.status === 'passed') - Number(b.status === 'passed') ||
  (a.due_on ?? '9').localeCompare(b.due_on ?? '9')

/** Trainings, and the days an audience of the reader was given for some of them. */
interface Followed {
  trainings: readonly FollowedTraining[]
  days: ReadonlyMap<number, string>
  /** What was asked of them and what they began, by ids, where that was asked already. */
  own?: Readonly<Record<'assigned' | 'begun', ReadonlySet<number>>>
}

async function askFollowed(db: Db, { viewer, now }: Learning): Promise<Followed> {
  const asked = { drugstoreId: null, userIds: [viewer.user_id], now }
  const trainings = await selectFollowed(db, viewer, asked)
  const ids = trainings.map(({ id }) => id)
  return { trainings, days: await ownDaysOf(db, ids, viewer) }
}

/** Everything one is asked, must do or began, wherever one works: it follows the person. What is known already is given. */
export async function followedTrainings(db: Db, who: Learning, known?: Followed): Promise<MyTraining[]> {
  const { viewer, now } = who
  const userIds = [viewer.user_id]
  const { trainings, days, own: mine } = known ?? (await askFollowed(db, who))
  const assignments =
    mine?.assigned.size === 0 ? [] : (await selectAssignmentsTo(db, viewer.user_id)).toReversed()
  const audienceDay = (_: number, contentId: number) => days.get(contentId)
  const standing = await standingsIn(db, {
    userIds,
    trainings,
    assignments,
    audienceDay,
    now,
    begun: mine?.begun,
  })
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
