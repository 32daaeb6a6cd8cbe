import {
  CLAIM_REASON_LABELS,
  CLAIM_TOLD_TYPES,
  type ClaimReason,
  type ClaimStatus,
} from '@kiosque/contract/domain/claims'
import { formatDay } from '@kiosque/contract/domain/dates'
import { formatEuros } from '@kiosque/contract/domain/money'
import type { Db } from '../db/db.ts'
import { notify } from '../notices/notify.service.ts'
import { submitBy } from './present-claim.ts'

export const claimPath = (id: number) => `/services/bri-compensation/${id}`
const day = (text: string) => formatDay(`${text}T12:00:00Z`)

interface Told {
  id: number
  number: string
  drugstore_id: number
  title: string
  laboratory: string
  amount: number
  accepted_amount: number | null
  reason_code: ClaimReason | null
  comment: string
  status: ClaimStatus
  deadline: string
  correct_by: string | null
  paid_on: string | null
  payment_reference: string | null
}

type Words = Record<Exclude<ClaimStatus, 'draft'>, (claim: Told) => { title: string; text: string }>

const about = ({ laboratory, title }: Told) => `${laboratory}, ${title}`
const reason = ({ reason_code, comment }: Told) =>
  [reason_code && `${CLAIM_REASON_LABELS[reason_code]}.`, comment].filter(Boolean).join(' ')

const WORDS: Words = {
  submitted: (claim) => ({
    title: `Demande ${claim.number} envoyée`,
    text: `${about(claim)}, ${formatEuros(claim.amount)}. Le siège la contrôle.`,
  }),
  to_correct: (claim) => ({
    title: `${claim.number} est à corriger avant le ${day(submitBy(claim))}`,
    text: [`${about(claim)}.`, reason(claim)].filter(Boolean).join(' '),
  }),
  accepted: (claim) => ({
    title: `Demande ${claim.number} acceptée`,
    text: `${about(claim)}\u00a0: ${formatEuros(claim.accepted_amount ?? 0)} à recevoir du laboratoire.`,
  }),
  partly_accepted: (claim) => ({
    title: `Demande ${claim.number} acceptée en partie`,
    text: `${about(claim)}\u00a0: ${formatEuros(claim.accepted_amount ?? 0)} sur ${formatEuros(claim.amount)}. ${reason(claim)}`.trim(),
  }),
  refused: (claim) => ({
    title: `Demande ${claim.number} refusée`,
    text: `${about(claim)}. ${reason(claim)}`.trim(),
  }),
  paid: (claim) => ({
    title: `Demande ${claim.number} réglée`,
    text: `${about(claim)}\u00a0: ${formatEuros(claim.accepted_amount ?? 0)}${claim.paid_on ? `, le ${day(claim.paid_on)}` : ''}, référence ${claim.payment_reference ?? ''}.`,
  }),
}

/** D9-01, D10-02: every step is told to those who answer for the pharmacy. */
export async function tellStep(
  trx: Db,
  claim: Told,
  status: Exclude<ClaimStatus, 'draft'>,
  { at, by }: { at: Date; by: number | null },
): Promise<void> {
  const words = WORDS[status](claim)
  const notice = { ...words, link: claimPath(claim.id), at, by }
  await notify(trx, {
    ...notice,
    to: { drugstore_id: claim.drugstore_id, account_types: toldTypes(status) },
  })
}

/** A préparateur hears of what they may have to prepare again. */
const toldTypes = (status: ClaimStatus) =>
  status === 'to_correct' ? [...CLAIM_TOLD_TYPES, 100] : CLAIM_TOLD_TYPES

export async function tellDeadline(
  trx: Db,
  claim: Pick<Told, 'id' | 'number' | 'drugstore_id' | 'title' | 'laboratory'>,
  { lastDay, at, isDraft }: { lastDay: string; at: Date; isDraft: boolean },
): Promise<void> {
  await notify(trx, {
    to: { drugstore_id: claim.drugstore_id, account_types: [...CLAIM_TOLD_TYPES, 100] },
    title: isDraft
      ? `Brouillon à envoyer avant le ${day(lastDay)}`
      : `${claim.number} est à corriger avant le ${day(lastDay)}`,
    text: `${claim.laboratory}, ${claim.title}. Après cette date, rien ne peut plus être déposé.`,
    link: claimPath(claim.id),
    at,
  })
}

interface PaidClaim {
  id: number
  number: string
  title: string
  laboratory: string
  accepted_amount: number
  reference: string
  paid_on: string
}

/** What an import paid to one pharmacy, said at once. */
export async function tellPayments(
  trx: Db,
  drugstoreId: number,
  claims: readonly PaidClaim[],
  { at, by }: { at: Date; by: number },
): Promise<void> {
  const [first] = claims
  if (first === undefined) return
  const sum = claims.reduce((total, claim) => total + claim.accepted_amount, 0)
  const words =
    claims.length === 1
      ? {
          title: `Demande ${first.number} réglée`,
          text: `${first.laboratory}, ${first.title}\u00a0: ${formatEuros(sum)}, le ${day(first.paid_on)}, référence ${first.reference}.`,
        }
      : {
          title: `${claims.length}\u00a0demandes réglées`,
          text: `${formatEuros(sum)} au total, dont ${first.number}.`,
        }
  await notify(trx, {
    ...words,
    to: { drugstore_id: drugstoreId, account_types: CLAIM_TOLD_TYPES },
    link: claims.length === 1 ? claimPath(first.id) : '/services/bri-compensation?etat=reglees',
    at,
    by,
  })
}
