import { sql } from 'kysely'
import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deletePrivateFilesOf } from './private-files.ts'

/**
 * What somebody sent. Proofs stay with the claim they prove, without a name; unused ones are swept within a day. What
 * was private goes at once, and its bytes with the next sweep.
 */
export const filesPersonalData: PersonalDataSource = {
  name: 'files',
  collect: (db, person) =>
    db
      .selectFrom('file')
      .select(['name', 'type', 'size', 'created_at'])
      .where('uploaded_by', '=', person.id)
      .orderBy('id')
      .execute(),
  erase: async (trx, person) => {
    await trx.deleteFrom('media_upload').where('user_id', '=', person.id).execute()
    await deletePrivateFilesOf(trx, person.id)
    // The name of a file often says who sent it.
    await sql`
      UPDATE file SET name = 'fichier' || substring(name FROM '\\.[^.]+$'), name_fold = 'fichier'
       WHERE uploaded_by = ${person.id} AND origin = 'member'`.execute(trx)
    await trx.updateTable('file').set({ uploaded_by: null }).where('uploaded_by', '=', person.id).execute()
  },
}
