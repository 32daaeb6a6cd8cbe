import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteAssignmentsTo, selectAssignmentsTo } from './assignments.sql.ts'
import { deleteProgressOfPerson, selectProgressOfPerson } from './progress.sql.ts'

/** How far one came in films and courses, and what was asked of one: it goes with the person. */
export const trainingsPersonalData: PersonalDataSource = {
  name: 'trainings',
  collect: async (db, person) => ({
    progress: (await selectProgressOfPerson(db, person.id)).map(({ fields: _, ...row }) => row),
    assignments: await selectAssignmentsTo(db, person.id),
  }),
  erase: async (trx, person) => {
    await deleteProgressOfPerson(trx, person.id)
    await deleteAssignmentsTo(trx, person.id)
  },
}
