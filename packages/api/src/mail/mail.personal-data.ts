import { sql } from 'kysely'
import type { PersonalDataSource } from '../kit/personal-data.ts'

/** Mails sent or waiting: their words and their address. */
export const mailPersonalData: PersonalDataSource = {
  name: 'mails',
  collect: (db, person) =>
    db
      .selectFrom('mails')
      .select(['kind', 'subject', 'created_at', 'sent_at'])
      .where(sql`lower(to_address)`, '=', person.email)
      .orderBy('id')
      .execute(),
  erase: async (trx, person) => {
    await trx
      .deleteFrom('mails')
      .where(sql`lower(to_address)`, '=', person.email)
      .execute()
  },
}
