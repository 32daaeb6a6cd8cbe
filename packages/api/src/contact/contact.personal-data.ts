import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetStaff, deleteRequestsOf, selectRequestsOf, selectWrittenBy } from './contact-of-person.sql.ts'

/**
 * What somebody asked goes with them, with its answers, its mails and its files, which are swept once nothing uses
 * them. What they answered as the head office stays with those who asked, without a name.
 */
export const contactPersonalData: PersonalDataSource = {
  name: 'contact',
  collect: async (db, person) => ({
    requests: await selectRequestsOf(db, person.id),
    answers: await selectWrittenBy(db, person.id),
  }),
  erase: async (trx, person) => {
    await deleteRequestsOf(trx, person.id)
    await forgetStaff(trx, person.id)
  },
}
