import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import type { CertificateCheck } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { findAttempt, type Taking } from './attempts.service.ts'
import { selectCertificate, selectCertificatesOf, selectHolder } from './attempts.sql.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { issueCertificate } from './certificate-number.ts'
import { validUntil } from './standing.ts'

/** The attestation of one's own success, made again each time: a name that changed is right on it. */
export async function certificateOf(
  deps: Deps,
  id: number,
  who: Taking,
): Promise<{ name: string; pdf: Buffer }> {
  const row = await findAttempt(deps, id, who)
  const { certificate_number: number, certificate_code: code, submitted_at: obtainedAt } = row
  if (number === null || code === null || obtainedAt === null) {
    throw notFound('no_certificate', 'Il n’y a pas d’attestation pour cette tentative.')
  }
  const definition = await deps.quizDefinitions.find(deps.db, row.version_id)
  const person = await selectHolder(deps.db, who.viewer.user_id)
  const until = validUntil(obtainedAt, definition.validity_months)
  const validity = until === null ? '' : `, valable jusqu’au ${formatDay(`${until}T12:00:00Z`)}`
  const pdf = await certificatePdf({
    number,
    code,
    checkUrl: `${deps.env.publicUrl}/attestations/${code}`,
    holder: `${person.first_name} ${person.last_name}`,
    rpps: person.rpps,
    heading: 'ATTESTATION DE RÉUSSITE',
    deed: 'a réussi le quiz',
    title: definition.title,
    sentence: `le ${formatDay(obtainedAt)}, avec la note de ${row.score ?? 0} sur 100${validity}.`,
    note: 'Cette attestation ne vaut pas DPC.',
    obtainedAt,
  })
  return { name: `attestation-${number}.pdf`, pdf }
}

/** Whoever it is about, as documents name them. */
export async function holderOf(db: Db, { viewer }: Taking): Promise<{ name: string; rpps: string | null }> {
  const { first_name, last_name, rpps } = await selectHolder(db, viewer.user_id)
  return { name: `${first_name} ${last_name}`, rpps }
}

/** The number and the code of a new attestation, whatever it is for: one series for all. */
export async function giveCertificate(trx: Db, at: Date): Promise<{ number: string; code: string }> {
  const { certificate_number: number, certificate_code: code } = await issueCertificate(trx, at)
  return { number, code }
}

/** What anybody with the code may check, signed in or not; null when no quiz bears it. */
export async function checkQuizCertificate(
  db: Db,
  code: string,
  now: Date,
): Promise<CertificateCheck | null> {
  const row = await selectCertificate(db, code)
  if (!row || row.submitted_at === null || row.certificate_number === null) return null
  const until = validUntil(row.submitted_at, row.definition.validity_months)
  return {
    source: 'quiz',
    number: row.certificate_number,
    holder: `${row.first_name} ${row.last_name}`,
    title: row.definition.title,
    score: row.score ?? 0,
    duration_minutes: null,
    obtained_on: parisDay(row.submitted_at),
    valid_until: until,
    is_valid: until === null || until >= parisDay(now),
  }
}

/** All the attestations of one person, the newest first: they stay theirs when the quiz is withdrawn. */
export async function certificatesOf(db: Db, { viewer, now }: Taking) {
  const rows = await selectCertificatesOf(db, viewer.user_id)
  return rows.flatMap((row) => {
    const { certificate_number: number, certificate_code: code, submitted_at: at, definition } = row
    if (number === null || code === null || at === null) return []
    const until = validUntil(at, definition.validity_months)
    return [
      {
        attempt_id: row.id,
        title: definition.title,
        number,
        code,
        score: row.score ?? 0,
        obtained_on: parisDay(at),
        valid_until: until,
        is_valid: until === null || until >= parisDay(now),
      },
    ]
  })
}
