import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteProofsOf, selectProofsOf } from './proofs-of-person.sql.ts'

/** What somebody said they had read and understood, and what they were reminded of. */
export const readingsPersonalData: PersonalDataSource = {
  name: 'required_readings',
  collect: (db, person) => selectProofsOf(db, person.id),
  erase: (trx, person) => deleteProofsOf(trx, person.id),
}
