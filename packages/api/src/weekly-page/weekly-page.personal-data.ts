import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deletePagesOf, selectPagesOf } from './weekly-page.sql.ts'

/** Which pages of the week were mailed to somebody, for as long as that is remembered. */
export const weeklyPagePersonalData: PersonalDataSource = {
  name: 'weekly_pages',
  collect: (db, person) => selectPagesOf(db, person.id),
  erase: (trx, person) => deletePagesOf(trx, person.id),
}
