import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteConsents, selectConsents } from './access.sql.ts'
import { forgetOwner, selectOwnHandoffs } from './handoff.sql.ts'

/** Which partners someone opened, and when. The line stays for the accounts, without a name. */
export const handoffPersonalData: PersonalDataSource = {
  name: 'handoffs',
  collect: async (db, person) => ({
    opened: await selectOwnHandoffs(db, person.id),
    agreed: await selectConsents(db, person.id),
  }),
  erase: async (trx, person) => {
    await forgetOwner(trx, person.id)
    await deleteConsents(trx, person.id)
  },
}
