import { emptyTarget } from '@kiosque/contract/domain/audience'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { targetColumn } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import { giveCertificate } from '../quizzes/certificates.service.ts'
import { courseFacts } from '../trainings/course-facts.ts'
import type { Learner, Training } from './demo-attempts.ts'
import { accountsOf, trainingsByTitle, type Trainings } from './demo-people.ts'
import { daysFrom, type DemoContext, type DemoStep } from './demo-step.ts'

const COURSE = 'Mener un entretien de prévention, de l’accueil au bilan'

/** Who followed how much of a course; a whole one is attested. */
const FOLLOWED: [mailbox: string, title: string, share: number][] = [
  ['titulaire', COURSE, 0.5],
  ['preparateur', 'Vacciner en officine', 0.5],
  ['adjoint', 'Premiers secours en officine', 1],
]

/** A last day for some roles only, in days from the first start. */
const DUE: [training: string, accountTypes: readonly number[], days: number][] = [
  ['quiz Nutrition : lire une étiquette', [100], 12],
  ['quiz Nutrition : lire une étiquette', [200, 180, 160], 26],
  ['tutorial Parcours vaccination : accueil, traçabilité, surveillance', [160, 100], 18],
]

/** What was thought of a laboratory's training: stars, and sometimes a word. */
const FEEDBACK: [title: string, stars: number, comment: string][] = [
  ['Conseiller les peaux sensibles', 5, 'Des cas concrets, à reprendre avec l’équipe.'],
  ['Conseiller les peaux sensibles', 4, ''],
  ['Conseiller les peaux sensibles', 4, 'Un peu rapide sur les ordonnances.'],
  ['Le lavage de nez expliqué', 5, 'La démonstration vaut mieux qu’un long discours.'],
  ['Le lavage de nez expliqué', 5, ''],
  ['Magnésium : formes et indications', 2, 'Trop commercial à notre goût.'],
  ['Magnésium : formes et indications', 3, ''],
]

/** Courses half done and finished, last days by role, and what was thought of the laboratories' trainings. */
export const coursesStep: DemoStep = {
  name: 'courses',
  async run(trx, context) {
    const people = await accountsOf(trx)
    const contents = await trainingsByTitle(trx)
    for (const [mailbox, title, share] of FOLLOWED) {
      const course = contents.get(`academy ${title}`)
      const person = people.get(mailbox)
      if (course && person) await followCourse(trx, context.startedAt, { person, course, share })
    }
    await addDueDates(trx, context, contents)
    await addFeedback(trx, context, contents)
  },
}

interface Following {
  person: Learner
  course: Training
  share: number
}

/** The first modules of a course, each on its day; the last of them finishes it, and gives its attestation. */
async function followCourse(trx: Db, startedAt: Date, { person, course, share }: Following): Promise<void> {
  const modules = (course.fields['modules'] as { id: number }[]).map(({ id }) => id)
  const done = modules.slice(0, Math.floor(modules.length * share))
  const dayOf = (index: number) => daysFrom(startedAt, -18 + 5 * index)
  const completedAt = share === 1 ? daysFrom(startedAt, -3) : null
  await trx
    .insertInto('training_progress')
    .values({
      user_id: person.user_id,
      content_id: course.id,
      module_ids: done,
      module_dates: json(Object.fromEntries(done.map((id, index) => [id, dayOf(index).toISOString()]))),
      completed_at: completedAt,
      updated_at: daysFrom(startedAt, -3),
    })
    // A demonstration of before has it already.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (completedAt === null) return
  await trx
    .insertInto('course_certificates')
    .values({
      user_id: person.user_id,
      content_id: course.id,
      ...(await giveCertificate(trx, completedAt)),
      title: course.title,
      ...courseFacts(course.fields),
      obtained_at: completedAt,
    })
    .execute()
}

/** Another last day for some of those a training is for. */
async function addDueDates(trx: Db, { startedAt }: DemoContext, contents: Trainings): Promise<void> {
  for (const [title, accountTypes, days] of DUE) {
    const training = contents.get(title)
    if (!training) continue
    await trx
      .insertInto('content_due_dates')
      .values({
        content_id: training.id,
        due_on: addDays(parisDay(startedAt), days),
        ...targetColumn({ ...emptyTarget(), account_types: [...accountTypes] }),
      })
      .execute()
  }
}

/** What the named people, and others of the network, thought of the laboratories' trainings they followed. */
async function addFeedback(trx: Db, { startedAt }: DemoContext, contents: Trainings): Promise<void> {
  const others = await trx
    .selectFrom('accounts')
    .select(['user_id', 'drugstore_id'])
    .where('type', 'in', [160, 100])
    .where('drugstore_id', 'is not', null)
    .orderBy('user_id')
    .limit(FEEDBACK.length)
    .execute()
  for (const [rank, [title, stars, comment]] of FEEDBACK.entries()) {
    const training = contents.get(`laboratory_training ${title}`)
    const person = others[rank]
    if (!training || !person) continue
    const at = daysFrom(startedAt, -2 - rank)
    const own = { user_id: person.user_id, content_id: training.id }
    await trx
      .insertInto('training_progress')
      .values({ ...own, completed_at: daysFrom(at, -1), updated_at: daysFrom(at, -1) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('training_feedback')
      .values({ ...own, drugstore_id: person.drugstore_id, stars, comment, created_at: at, updated_at: at })
      .execute()
  }
}
