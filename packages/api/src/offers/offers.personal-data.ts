import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetBuyer, selectOrdersOfPerson } from './orders.sql.ts'
import { deleteReminders, selectReminders } from './reminders.sql.ts'

/** Orders stay with the pharmacy without their author; reminders go with the person. */
export const offersPersonalData: PersonalDataSource = {
  name: 'offers',
  collect: async (db, person) => ({
    orders: await selectOrdersOfPerson(db, person.id),
    reminders: await selectReminders(db, person.id),
  }),
  erase: async (trx, person) => {
    await forgetBuyer(trx, person.id)
    await deleteReminders(trx, person.id)
  },
}
