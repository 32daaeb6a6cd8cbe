import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { dpcLabels, isDpcType } from '@kiosque/contract/domain/dpc'
import { durationText } from '@kiosque/contract/domain/durations'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { CertificateCheck } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { notify } from '../notices/notify.service.ts'
import { certificatePdf } from '../quizzes/certificate-pdf.ts'
import { giveCertificate, holderOf } from '../quizzes/certificates.service.ts'
import {
  insertCertificate,
  selectCertificate,
  selectCertificateByCode,
  selectCertificateFor,
  selectCertificatesOf,
  type CourseCertificate,
} from './course-certificates.sql.ts'
import { courseFacts } from './course-facts.ts'
import type { Fields, Learning } from './learning.ts'
import { urlOf } from './training-url.ts'
import { selectTraining } from './trainings.sql.ts'

/** Courses written before the choice existed give one. */
const isCertified = (fields: OwnValuesOf<'academy'>) => fields.has_certificate !== false

/**
 * The attestation of a course that is finished, given once and told (D9-01); null for one that gives none. What it says
 * stays as it was that day.
 */
export async function attestCourse(
  db: Db,
  course: { id: number; fields: Fields; completedAt: Date },
  { viewer, now }: Learning,
): Promise<CourseCertificate | null> {
  const known = await selectCertificateFor(db, viewer.user_id, course.id)
  if (known !== undefined) return known
  if (!isCertified(course.fields)) return null
  return inTransaction(db, async (trx) => {
    const training = await selectTraining(trx, course.id)
    const given = await insertCertificate(trx, {
      user_id: viewer.user_id,
      content_id: course.id,
      ...(await giveCertificate(trx, course.completedAt)),
      title: training.title,
      ...courseFacts(training.fields),
      obtained_at: course.completedAt,
    })
    if (given === undefined) return (await selectCertificateFor(trx, viewer.user_id, course.id)) ?? null
    await notify(trx, {
      to: { people: [{ user_id: viewer.user_id }] },
      topic: 'training',
      title: 'Votre attestation est prête',
      text: `Parcours terminé\u00a0: ${training.title}`,
      link: urlOf(training),
      at: now,
    })
    return given
  })
}

/** All those of one person, the newest first: they stay theirs when the course is withdrawn. */
export const courseCertificatesOf = (db: Db, userId: number): Promise<CourseCertificate[]> =>
  selectCertificatesOf(db, userId)

/** One's own, made again each time: a name that changed is right on it. */
export async function courseCertificateOf(
  deps: Deps,
  id: number,
  who: Learning,
): Promise<{ name: string; pdf: Buffer }> {
  const found = await selectCertificate(deps.db, who.viewer.user_id, id)
  if (found === undefined) throw notFound()
  const { number, code, title, obtained_at: at, duration_minutes: minutes } = found
  const holder = await holderOf(deps.db, who)
  const lasting = minutes === null ? '' : `, d’une durée de ${durationText(minutes)}`
  const pdf = await certificatePdf({
    number,
    code,
    checkUrl: `${deps.env.publicUrl}/attestations/${code}`,
    holder: holder.name,
    rpps: holder.rpps,
    heading: 'ATTESTATION DE FORMATION',
    deed: 'a suivi jusqu’à son terme le parcours',
    title,
    sentence: `terminé le ${formatDay(at)}${lasting}.`,
    note: dpcNote(found),
    obtainedAt: at,
  })
  return { name: `attestation-${number}.pdf`, pdf }
}

function dpcNote({ dpc_type: type, dpc_number: number }: CourseCertificate): string {
  if (!isDpcType(type)) return 'Cette attestation ne vaut pas DPC.'
  const words = `Action de DPC\u00a0: ${dpcLabels([type])}`
  return number === null ? `${words}.` : `${words}, n° ${number}.`
}

/** What anybody with the code may check; null when no course bears it. */
export async function checkCourseCertificate(db: Db, code: string): Promise<CertificateCheck | null> {
  const row = await selectCertificateByCode(db, code)
  if (row === undefined) return null
  return {
    source: 'course',
    number: row.number,
    holder: `${row.first_name} ${row.last_name}`,
    title: row.title,
    score: null,
    duration_minutes: row.duration_minutes,
    obtained_on: parisDay(row.obtained_at),
    valid_until: null,
    is_valid: true,
  }
}
