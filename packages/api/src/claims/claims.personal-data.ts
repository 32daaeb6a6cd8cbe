import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetPerson, selectOfPerson } from './claims-of-person.sql.ts'

/** Claims are the pharmacy's: they stay, without the name of who made or decided them, and without what they wrote. */
export const claimsPersonalData: PersonalDataSource = {
  name: 'bri_claims',
  collect: (db, person) => selectOfPerson(db, person.id),
  erase: (trx, person) => forgetPerson(trx, person.id),
}
