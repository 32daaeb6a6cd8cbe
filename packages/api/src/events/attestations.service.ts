import { parisDay } from '@kiosque/contract/domain/dates'
import type { CertificateCheck } from '@kiosque/contract/wire/quizzes'
import type { RatingBody } from '@kiosque/contract/wire/registrations'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'
import { issueCertificate } from '../quizzes/certificate-number.ts'
import { certificatePdf } from '../quizzes/certificate-pdf.ts'
import {
  lockAttendance,
  selectAttendanceByCode,
  selectAttendedTrainings,
  updateAttendance,
  type AttendanceRow,
} from './attestations.sql.ts'
import { whenText } from './event-words.ts'
import { writesEvents } from './events.service.ts'

interface Asked {
  id: number
  attendeeId: number
}

interface Who {
  viewer: Member
  now: Date
}

/** Somebody's own presence at something that is over; anybody else's does not exist, but for the organiser. */
async function attended(trx: Db, { id, attendeeId }: Asked, who: Who, { byDesk }: { byDesk: boolean }) {
  const row = await lockAttendance(trx, { id: attendeeId, registrationId: id })
  const isOwn = row !== undefined && row.user_id !== null && row.user_id === who.viewer.user_id
  if (row === undefined || !(isOwn || (byDesk && writesEvents(who.viewer)))) throw notFound()
  if (who.now < row.ends_at) throw conflict('not_over', 'Cet événement n’est pas terminé.')
  if (row.checked_in_at === null)
    throw conflict(
      'not_present',
      'Cette personne n’a pas été pointée présente\u00a0: contactez l’organisateur.',
    )
  return row
}

/** The attestation of attendance: numbered the first time it is asked for, and the same ever after. */
export async function attendancePdf(
  db: Db,
  asked: Asked,
  who: Who & { publicUrl: string },
): Promise<{ name: string; pdf: Buffer }> {
  const row = await inTransaction(db, async (trx) => {
    const found = await attended(trx, asked, who, { byDesk: true })
    if (found.certificate_code !== null) return found
    const issued = await issueCertificate(trx, found.starts_at)
    await updateAttendance(trx, found.id, issued)
    return { ...found, ...issued }
  })
  const { certificate_number: number, certificate_code: code } = row
  if (number === null || code === null) throw notFound()
  const where = [row.place, row.city].filter(Boolean).join(', ')
  const pdf = await certificatePdf({
    number,
    code,
    checkUrl: `${who.publicUrl}/attestations/${code}`,
    holder: `${row.first_name} ${row.last_name}`,
    rpps: null,
    heading: 'ATTESTATION DE PRÉSENCE',
    deed:
      row.kind === 'formation' || row.training_id !== null
        ? 'a suivi la formation'
        : 'a participé à l’événement',
    title: row.title,
    sentence: `${whenText(row)}${where ? `, ${where}` : ''}.`,
    note: 'Cette attestation ne vaut pas DPC.',
    obtainedAt: row.starts_at,
  })
  return { name: `attestation-${number}.pdf`, pdf }
}

/** What one thought of it; said again, the last word counts. */
export async function rate(
  db: Db,
  asked: Asked,
  { rating, comment = '' }: RatingBody,
  who: Who,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await attended(trx, asked, who, { byDesk: false })
    await updateAttendance(trx, row.id, { rating, rating_comment: comment.trim(), rated_at: who.now })
  })
}

/** For whoever checks a code: the attestation of a presence (D7-02). */
export async function checkAttendance(db: Db, code: string): Promise<CertificateCheck | null> {
  const row = await selectAttendanceByCode(db, code)
  if (row?.certificate_number == null) return null
  return {
    number: row.certificate_number,
    holder: `${row.first_name} ${row.last_name}`,
    title: row.title,
    source: 'event',
    score: null,
    duration_minutes: minutesOf(row),
    obtained_on: parisDay(row.starts_at),
    valid_until: null,
    is_valid: true,
  }
}

const MINUTE_MS = 60_000

/** The trainings of the agenda that somebody was at, for their training file. */
export async function attendedTrainings(db: Db, { viewer, now }: Who) {
  const rows = await selectAttendedTrainings(db, viewer.user_id, now)
  return rows.map((row: AttendanceRow) => ({
    id: row.event_id,
    attendance: { registration_id: row.registration_id, attendee_id: row.id },
    training_id: row.training_id,
    title: row.title,
    organism: row.laboratory ?? 'Formation du réseau',
    done_on: parisDay(row.starts_at),
    duration_minutes: minutesOf(row),
    number: row.certificate_number,
    code: row.certificate_code,
    url: `/agenda/${row.event_id}`,
  }))
}

/** Of one day; over several, nobody sat there at night. */
function minutesOf({ starts_at, ends_at }: AttendanceRow): number | null {
  const minutes = Math.round((ends_at.getTime() - starts_at.getTime()) / MINUTE_MS)
  return parisDay(starts_at) === parisDay(ends_at) ? minutes : null
}
