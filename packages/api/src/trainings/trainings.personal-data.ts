import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteAssignmentsTo, selectAssignmentsTo } from './assignments.sql.ts'
import { deleteCertificatesOf, selectCertificatesOf } from './course-certificates.sql.ts'
import { deleteFeedbackOf, selectFeedbackOf } from './feedback.sql.ts'
import { deleteProgressOfPerson, selectProgressOfPerson } from './progress.sql.ts'

/** How far one came in films and courses, what was asked of one, attested to one and thought by one: it goes with the person. */
export const trainingsPersonalData: PersonalDataSource = {
  name: 'trainings',
  collect: async (db, person) => ({
    progress: (await selectProgressOfPerson(db, person.id)).map(({ fields: _, ...row }) => row),
    assignments: await selectAssignmentsTo(db, person.id),
    course_certificates: await selectCertificatesOf(db, person.id),
    feedback: await selectFeedbackOf(db, person.id),
  }),
  erase: async (trx, person) => {
    await deleteProgressOfPerson(trx, person.id)
    await deleteAssignmentsTo(trx, person.id)
    await deleteCertificatesOf(trx, person.id)
    await deleteFeedbackOf(trx, person.id)
  },
}
