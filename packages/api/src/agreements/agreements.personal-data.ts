import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetPerson, selectMadeBy } from './people.sql.ts'

/** Commitments and imports stay with the pharmacy and the head office, without who made them. */
export const agreementsPersonalData: PersonalDataSource = {
  name: 'agreements',
  collect: (db, person) => selectMadeBy(db, person.id),
  erase: (trx, person) => forgetPerson(trx, person.id),
}
