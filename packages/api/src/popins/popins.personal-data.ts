import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteDismissalsOf, selectDismissalsOf } from './popins.sql.ts'

/** Which messages someone closed. */
export const popinsPersonalData: PersonalDataSource = {
  name: 'popins',
  collect: (db, person) => selectDismissalsOf(db, person.id),
  erase: (trx, person) => deleteDismissalsOf(trx, person.id),
}
