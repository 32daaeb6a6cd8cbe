import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import type { CertificateCheck } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { findAttempt, type Taking } from './attempts.service.ts'
import { selectCertificate, selectCertificatesOf, selectHolder } from './attempts.sql.ts'
import { certificatePdf } from './certificate-pdf.ts'
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
  const pdf = await certificatePdf({
    number,
    code,
    checkUrl: `${deps.env.publicUrl}/attestations/${code}`,
    holder: `${person.first_name} ${person.last_name}`,
    rpps: person.rpps,
    heading: 'ATTESTATION DE RÉUSSITE',
    did: 'a réussi le quiz',
    title: definition.title,
    detail: detailOf(obtainedAt, row.score ?? 0, validUntil(obtainedAt, definition.validity_months)),
    obtainedAt,
  })
  return { name: `attestation-${number}.pdf`, pdf }
}

function detailOf(obtainedAt: Date, score: number, until: string | null): string {
  const validity = until ? `, valable jusqu’au ${formatDay(new Date(`${until}T12:00:00Z`))}` : ''
  return `le ${formatDay(obtainedAt)}, avec la note de ${score} sur 100${validity}.`
}

/** Whoever it is about, as documents name them. */
export async function holderOf(db: Db, { viewer }: Taking): Promise<{ name: string; rpps: string | null }> {
  const { first_name, last_name, rpps } = await selectHolder(db, viewer.user_id)
  return { name: `${first_name} ${last_name}`, rpps }
}

/** Anybody with the code may check it, signed in or not. */
export async function checkCertificate(
  { db, otherCertificates }: Pick<Deps, 'db' | 'otherCertificates'>,
  code: string,
  now: Date,
): Promise<CertificateCheck> {
  const row = await selectCertificate(db, code)
  const other = row ? null : await otherCertificates(db, code)
  if (other !== null) return other
  if (!row || row.submitted_at === null || row.certificate_number === null) {
    throw notFound(
      'unknown_certificate',
      'Aucune attestation ne porte ce code. Vérifiez qu’il est bien recopié.',
    )
  }
  const until = validUntil(row.submitted_at, row.definition.validity_months)
  return {
    number: row.certificate_number,
    holder: `${row.first_name} ${row.last_name}`,
    title: row.definition.title,
    what: 'quiz',
    score: row.score ?? 0,
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

declare module '../deps.ts' {
  interface Deps {
    /** What other folders attest, by the same codes: attendance at an event. */
    otherCertificates: (db: Db, code: string) => Promise<CertificateCheck | null>
  }
}
