import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { dpcMissing, dpcPeriodOf, dpcStanding } from '@kiosque/contract/domain/dpc'
import { isStaff } from '@kiosque/contract/domain/roles'
import type { FileEntry, TrainingFile } from '@kiosque/contract/wire/training-file'
import type { Db } from '../db/db.ts'
import { attendedTrainings } from '../events/attestations.service.ts'
import { privateFilesOf } from '../files/private-files.ts'
import { certificatesOf } from '../quizzes/certificates.service.ts'
import { courseCertificatesOf } from '../trainings/course-certificates.service.ts'
import { followedCourses } from '../trainings/followed-courses.service.ts'
import { settleCourses } from '../trainings/settle-courses.service.ts'
import type { Owner } from './attestations.service.ts'
import { selectAttestations } from './attestations.sql.ts'
import {
  asAction,
  attendanceEntry,
  certificateEntry,
  courseCertificateEntry,
  courseEntry,
  uploadEntry,
} from './file-entries.ts'

const DAYS_BEFORE_EXPIRY = 90

/** Everything one obtained, here and elsewhere, whichever pharmacy one worked in; the newest first. */
async function entriesOf(db: Db, owner: Owner): Promise<FileEntry[]> {
  const today = parisDay(owner.now)
  const uploads = await selectAttestations(db, owner.viewer.user_id)
  const files = await privateFilesOf(
    db,
    uploads.map(({ file_id }) => file_id),
  )
  const fileOf = new Map(files.map((file) => [file.id, file]))
  await settleCourses(db, owner)
  const courses = await followedCourses(db, owner.viewer.user_id)
  const given = await courseCertificatesOf(db, owner.viewer.user_id)
  const urlOf = (contentId: number | null) => courses.find(({ id }) => id === contentId)?.url ?? null
  const attended = await attendedTrainings(db, owner)
  // A course that gave an attestation, or a training one was at a session of, is told by those.
  const isTold = (id: number) =>
    given.some((each) => each.content_id === id) || attended.some((each) => each.training_id === id)
  return [
    ...uploads.map((row) => uploadEntry(row, fileOf.get(row.file_id), today)),
    ...(await certificatesOf(db, owner)).map(certificateEntry),
    ...given.map((each) => courseCertificateEntry(each, urlOf(each.content_id))),
    ...courses.filter(({ id }) => !isTold(id)).map(courseEntry),
    ...attended.map(attendanceEntry),
  ].toSorted((a, b) => b.obtained_on.localeCompare(a.obtained_on))
}

/** The whole file of one person (D7-02): theirs alone. */
export async function readTrainingFile(db: Db, owner: Owner): Promise<TrainingFile> {
  const today = parisDay(owner.now)
  const data = await entriesOf(db, owner)
  const period = dpcPeriodOf(today)
  const standing = dpcStanding(data.map(asAction), period)
  return {
    dpc: {
      is_concerned: isStaff({ type: owner.viewer.account_type ?? 0 }),
      period,
      ...standing,
      missing: dpcMissing(standing, period),
    },
    data,
    expiring: expiringOf(data, today),
  }
}

/** What has run out or is about to; done again since, it is left out. */
export function expiringOf(data: readonly FileEntry[], today: string): TrainingFile['expiring'] {
  const soon = addDays(today, DAYS_BEFORE_EXPIRY)
  const isReplaced = (entry: FileEntry) =>
    data.some(
      (other) =>
        other.title === entry.title &&
        other.is_valid &&
        (other.valid_until ?? '9') > (entry.valid_until ?? '') &&
        other !== entry,
    )
  return data
    .flatMap((entry) =>
      entry.valid_until !== null && entry.valid_until <= soon && !isReplaced(entry)
        ? [{ title: entry.title, valid_until: entry.valid_until, is_valid: entry.is_valid }]
        : [],
    )
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until))
}
