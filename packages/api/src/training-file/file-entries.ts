import { parisDay } from '@kiosque/contract/domain/dates'
import { isDpcType, type DpcAction } from '@kiosque/contract/domain/dpc'
import type { FileEntry, PrivateFile } from '@kiosque/contract/wire/training-file'
import type { attendedTrainings } from '../events/attestations.service.ts'
import type { certificatesOf } from '../quizzes/certificates.service.ts'
import type { courseCertificatesOf } from '../trainings/course-certificates.service.ts'
import type { FollowedCourse } from '../trainings/followed-courses.service.ts'
import type { AttestationRow } from './attestations.sql.ts'

type CourseCertificate = Awaited<ReturnType<typeof courseCertificatesOf>>[number]
type Certificate = Awaited<ReturnType<typeof certificatesOf>>[number]

const NOTHING: Omit<FileEntry, 'source' | 'id' | 'title' | 'organism' | 'obtained_on'> = {
  duration_minutes: null,
  dpc_types: [],
  is_cnp: false,
  andpc_number: null,
  valid_until: null,
  is_valid: true,
  number: null,
  code: null,
  certificate_id: null,
  attendance: null,
  score: null,
  url: null,
  file: null,
}

export function uploadEntry(row: AttestationRow, file: PrivateFile | undefined, today: string): FileEntry {
  const { id, title, organism, obtained_on, duration_minutes, dpc_types, is_cnp, andpc_number } = row
  return {
    ...NOTHING,
    source: 'upload',
    id,
    title,
    organism,
    obtained_on,
    duration_minutes,
    dpc_types,
    is_cnp,
    andpc_number,
    valid_until: row.valid_until,
    is_valid: row.valid_until === null || row.valid_until >= today,
    file: file ? { id: file.id, name: file.name, type: file.type, size: file.size } : null,
  }
}

/** A quiz passed here. It is worth no DPC, and says so. */
export const certificateEntry = (certificate: Certificate): FileEntry => ({
  ...NOTHING,
  source: 'certificate',
  id: certificate.attempt_id,
  title: certificate.title,
  organism: 'Quiz du réseau',
  obtained_on: certificate.obtained_on,
  valid_until: certificate.valid_until,
  is_valid: certificate.is_valid,
  number: certificate.number,
  code: certificate.code,
  score: certificate.score,
})

/** A course or a laboratory's training followed to its end. A laboratory's is never a DPC action. */
export const courseEntry = (course: FollowedCourse): FileEntry => {
  const { dpc_type: type } = course
  return {
    ...NOTHING,
    source: 'course',
    id: course.id,
    title: course.title,
    organism: course.organism,
    obtained_on: course.done_on,
    duration_minutes: course.duration_minutes,
    dpc_types: isDpcType(type) ? [type] : [],
    andpc_number: course.dpc_number,
    url: course.url,
  }
}

type Attendance = Awaited<ReturnType<typeof attendedTrainings>>[number]

/** A training of the agenda that one was at. */
export const attendanceEntry = (training: Attendance): FileEntry => ({
  ...NOTHING,
  source: 'event',
  id: training.id,
  attendance: training.attendance,
  title: training.title,
  organism: training.organism,
  obtained_on: training.done_on,
  duration_minutes: training.duration_minutes,
  number: training.number,
  code: training.code,
  url: training.url,
})

/** A course of the academy that gave an attestation: what it said that day. */
export function courseCertificateEntry(given: CourseCertificate, url: string | null): FileEntry {
  return {
    ...NOTHING,
    source: 'course',
    id: given.content_id ?? given.id,
    title: given.title,
    organism: 'Académie Référence',
    obtained_on: parisDay(given.obtained_at),
    duration_minutes: given.duration_minutes,
    dpc_types: isDpcType(given.dpc_type) ? [given.dpc_type] : [],
    andpc_number: given.dpc_number,
    number: given.number,
    code: given.code,
    certificate_id: given.id,
    url,
  }
}

export const asAction = (entry: FileEntry): DpcAction => ({
  types: entry.dpc_types,
  obtained_on: entry.obtained_on,
  duration_minutes: entry.duration_minutes,
  is_cnp: entry.is_cnp,
})
