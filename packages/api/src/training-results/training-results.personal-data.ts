import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteRemindersOf, selectRemindersOf } from './reminders.sql.ts'
import { deleteDigestsOf } from './team-digest.sql.ts'

/** What one was reminded of; it goes with the person, and so does the memory of weekly mails. */
export const trainingResultsPersonalData: PersonalDataSource = {
  name: 'training_reminders',
  collect: (db, person) => selectRemindersOf(db, person.id),
  erase: async (trx, person) => {
    await deleteRemindersOf(trx, person.id)
    await deleteDigestsOf(trx, person.id)
  },
}
