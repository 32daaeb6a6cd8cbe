import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetOwner, selectOwnHandoffs } from './handoff.sql.ts'

/** Which partners someone opened, and when. The line stays for the accounts, without a name. */
export const handoffPersonalData: PersonalDataSource = {
  name: 'handoffs',
  collect: (db, person) => selectOwnHandoffs(db, person.id),
  erase: (trx, person) => forgetOwner(trx, person.id),
}
