import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { TrainingTables } from './trainings.tables.ts'

export type CourseCertificate = Selectable<TrainingTables['course_certificates']>

/** Once for each person and course: whoever comes second finds nothing to write. */
export function insertCertificate(
  db: Db,
  certificate: Insertable<TrainingTables['course_certificates']>,
): Promise<CourseCertificate | undefined> {
  return db
    .insertInto('course_certificates')
    .values(certificate)
    .onConflict((conflict) => conflict.columns(['user_id', 'content_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function selectCertificateFor(
  db: Db,
  userId: number,
  contentId: number,
): Promise<CourseCertificate | undefined> {
  return db
    .selectFrom('course_certificates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
}

export function selectCertificate(
  db: Db,
  userId: number,
  id: number,
): Promise<CourseCertificate | undefined> {
  return db
    .selectFrom('course_certificates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function selectCertificatesOf(db: Db, userId: number): Promise<CourseCertificate[]> {
  return db
    .selectFrom('course_certificates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('obtained_at', 'desc')
    .execute()
}

export function selectCertificateByCode(db: Db, code: string) {
  return db
    .selectFrom('course_certificates')
    .innerJoin('users', 'users.id', 'course_certificates.user_id')
    .selectAll('course_certificates')
    .select(['users.first_name', 'users.last_name'])
    .where('course_certificates.code', '=', code)
    .executeTakeFirst()
}

export async function deleteCertificatesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('course_certificates').where('user_id', '=', userId).execute()
}
