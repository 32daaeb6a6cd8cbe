import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetSignatures, selectSignatures } from './signatures.sql.ts'

/** What somebody signed for their pharmacy. The answer is the pharmacy's and stays, without a name. */
export const recallsPersonalData: PersonalDataSource = {
  name: 'recall_confirmations',
  collect: (db, person) => selectSignatures(db, person.id),
  erase: (trx, person) => forgetSignatures(trx, person.id),
}
