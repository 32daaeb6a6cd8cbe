import type { PersonalDataSource } from '../kit/personal-data.ts'
import { forgetPerson, selectAttemptsOfPerson } from './my-quizzes.sql.ts'

/** Attempts are shown whole to whoever made them; once the person is erased they are figures of nobody. */
export const quizzesPersonalData: PersonalDataSource = {
  name: 'quiz_attempts',
  collect: async (db, person) => {
    const rows = await selectAttemptsOfPerson(db, person.id)
    return rows.map(
      ({ content_id, number, started_at, submitted_at, answers, score, passed, certificate_number }) => ({
        quiz_id: content_id,
        number,
        started_at,
        submitted_at,
        answers,
        score,
        passed,
        certificate_number,
      }),
    )
  },
  erase: (trx, person) => forgetPerson(trx, person.id),
}
