import type { PersonalDataSource } from '../kit/personal-data.ts'

/** What the person did. The log names people by number only: once they are erased, a number nobody can follow. */
export const auditPersonalData: PersonalDataSource = {
  name: 'actions',
  collect: (db, person) =>
    db
      .selectFrom('audit_log')
      .select(['at', 'action', 'subject_type', 'subject_id'])
      .where('actor_user_id', '=', person.id)
      .orderBy('id', 'desc')
      .limit(10_000)
      .execute(),
  erase: async () => undefined,
}
