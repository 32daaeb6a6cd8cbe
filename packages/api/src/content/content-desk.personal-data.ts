import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteOperationsOf, selectOperationsOf } from './bulk.sql.ts'
import { deleteViewsOf, selectViewsOf } from './content-views.sql.ts'

/** Lists an editor kept under a name, and what they did to several contents at once. */
export const contentDeskPersonalData: PersonalDataSource = {
  name: 'content_desk',
  collect: async (db, person) => ({
    views: await selectViewsOf(db, person.id),
    operations: await selectOperationsOf(db, person.id),
  }),
  async erase(trx, person) {
    await deleteViewsOf(trx, person.id)
    await deleteOperationsOf(trx, person.id)
  },
}
