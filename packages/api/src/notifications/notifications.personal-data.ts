import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteAllOf, selectAllOf } from './notifications.sql.ts'

/** What someone was told, and when they read it. */
export const notificationsPersonalData: PersonalDataSource = {
  name: 'notifications',
  collect: (db, person) => selectAllOf(db, person.id),
  erase: (trx, person) => deleteAllOf(trx, person.id),
}
