import type { CertificateCheck } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { checkAttendance } from '../events/attestations.service.ts'
import { checkQuizCertificate } from '../quizzes/certificates.service.ts'
import { checkCourseCertificate } from '../trainings/course-certificates.service.ts'

/** Anybody with the code of an attestation may check it, signed in or not: of a quiz, of a course, or of a presence. */
export async function checkCertificate(db: Db, code: string, now: Date): Promise<CertificateCheck> {
  const found =
    (await checkQuizCertificate(db, code, now)) ??
    (await checkCourseCertificate(db, code)) ??
    (await checkAttendance(db, code))
  if (found !== null) return found
  throw notFound(
    'unknown_certificate',
    'Aucune attestation ne porte ce code. Vérifiez qu’il est bien recopié.',
  )
}
