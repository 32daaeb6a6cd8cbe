import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteAllMarks, selectAllMarks } from './marks.sql.ts'

/** What someone read, kept, downloaded and voted on. */
export const marksPersonalData: PersonalDataSource = {
  name: 'reading',
  collect: (db, person) => selectAllMarks(db, person.id),
  erase: (trx, person) => deleteAllMarks(trx, person.id),
}
