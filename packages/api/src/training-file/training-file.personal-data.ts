import type { PersonalDataSource } from '../kit/personal-data.ts'
import { deleteAttestationsOf, selectAttestations } from './attestations.sql.ts'

/** The attestations somebody added: shown with the name of their file, and gone with the person, files included. */
export const trainingFilePersonalData: PersonalDataSource = {
  name: 'attestations',
  collect: async (db, person) => {
    const rows = await selectAttestations(db, person.id)
    const files = await db
      .selectFrom('file')
      .select(['id', 'name'])
      .where('uploaded_by', '=', person.id)
      .where('is_private', '=', true)
      .execute()
    const nameOf = new Map(files.map(({ id, name }) => [id, name]))
    return rows.map(({ id: _, user_id: __, file_id, ...row }) => ({ ...row, file: nameOf.get(file_id) }))
  },
  erase: (trx, person) => deleteAttestationsOf(trx, person.id),
}
