import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetVisitor, selectVisitsByPerson } from './visits.sql.ts'

/** Requests stay with the pharmacy without their author; who was there is forgotten. */
export const visitsPersonalData: PersonalDataSource = {
  name: 'visits',
  collect: (db, person) => selectVisitsByPerson(db, person.id),
  erase: (trx, person) => forgetVisitor(trx, person.id),
}
