import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteBeatsOf, selectBeatsOf } from './presence.sql.ts'

/** Contents someone had open in the editor in the last day. */
export const presencePersonalData: PersonalDataSource = {
  name: 'editing',
  collect: (db, person) => selectBeatsOf(db, person.id),
  erase: (trx, person) => deleteBeatsOf(trx, person.id),
}
