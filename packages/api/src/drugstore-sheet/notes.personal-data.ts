import type { PersonalDataSource } from '../kit/personal-data.ts'
import { selectNotesBy, updateNotesAuthor } from './notes-of-person.sql.ts'

/** What someone noted about pharmacies: shown to them, and left without a name once they are erased. */
export const notesPersonalData: PersonalDataSource = {
  name: 'drugstore_notes',
  collect: (db, person) => selectNotesBy(db, person.id),
  erase: (trx, person) => updateNotesAuthor(trx, person.id),
}
