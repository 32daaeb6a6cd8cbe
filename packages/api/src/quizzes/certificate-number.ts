import { randomInt } from 'node:crypto'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { nextCertificate } from './attempts.sql.ts'

// No letter or figure that reads like another: people copy it from paper.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 12

/** What an attestation is checked by. */
export const newCertificateCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** « ATT-2026-000012 »: the year it was obtained in, and its rank among all. */
export const certificateNumber = (at: Date, rank: number) =>
  `ATT-${parisDay(at).slice(0, 4)}-${String(rank).padStart(6, '0')}`

export const NO_CERTIFICATE = { certificate_number: null, certificate_code: null }

/** The number and the code of one more attestation, whatever it attests. */
export const issueCertificate = async (trx: Db, at: Date) => ({
  certificate_number: certificateNumber(at, await nextCertificate(trx)),
  certificate_code: newCertificateCode(),
})
