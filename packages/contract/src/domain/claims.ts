import { ACCOUNT_TYPES } from './roles.ts'

/** D10-02: the life of a claim for vouchers (bons de réduction immédiate). */
export const CLAIM_STATUSES = [
  'draft',
  'submitted',
  'to_correct',
  'accepted',
  'partly_accepted',
  'refused',
  'paid',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

export const CLAIM_STATUS_LABELS: Record<ClaimStatus, string> = {
  draft: 'Brouillon',
  submitted: 'Soumise',
  to_correct: 'À corriger',
  accepted: 'Acceptée',
  partly_accepted: 'Acceptée en partie',
  refused: 'Refusée',
  paid: 'Réglée',
}

/** What the pharmacy may still change: its draft, and what it was asked to correct. */
export const isOpenClaim = (status: ClaimStatus): boolean => status === 'draft' || status === 'to_correct'
/** What the laboratory owes. */
export const isOwedClaim = (status: ClaimStatus): boolean =>
  status === 'accepted' || status === 'partly_accepted'

/** What the head office may make of a claim that waits for it. */
export const DECISIONS = ['to_correct', 'accepted', 'partly_accepted', 'refused'] as const
export type Decision = (typeof DECISIONS)[number]

/** What is decided of one line. */
export const LINE_DECISIONS = ['accepted', 'adjusted', 'refused', 'to_correct'] as const
export type LineDecision = (typeof LINE_DECISIONS)[number]

export const LINE_DECISION_LABELS: Record<LineDecision, string> = {
  accepted: 'Acceptée',
  adjusted: 'Ajustée',
  refused: 'Refusée',
  to_correct: 'À corriger',
}

/** Why something is not taken as it stands: counted by code, read in words. */
export const CLAIM_REASONS = [
  'unreadable_proof',
  'missing_proof',
  'out_of_period',
  'ineligible_product',
  'excessive_quantity',
  'duplicate',
  'wrong_cip',
  'other',
] as const
export type ClaimReason = (typeof CLAIM_REASONS)[number]

export const CLAIM_REASON_LABELS: Record<ClaimReason, string> = {
  unreadable_proof: 'Justificatif illisible',
  missing_proof: 'Justificatif absent',
  out_of_period: 'Hors période',
  ineligible_product: 'Produit non éligible',
  excessive_quantity: 'Quantité excessive',
  duplicate: 'Doublon',
  wrong_cip: 'CIP erroné',
  other: 'Autre motif',
}

/** What an operation may ask as a proof. */
export const PROOF_KINDS = ['receipt', 'till_extract', 'voucher', 'invoice'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]
export const PROOF_KIND_LABELS: Record<ProofKind, string> = {
  receipt: 'Tickets de caisse',
  till_extract: 'Extraction de caisse',
  voucher: 'Bons de réduction',
  invoice: 'Factures',
}

export const OPERATION_STATUSES = ['draft', 'open', 'closed'] as const
export type OperationStatus = (typeof OPERATION_STATUSES)[number]
export const OPERATION_STATUS_LABELS: Record<OperationStatus, string> = {
  draft: 'Brouillon',
  open: 'Ouverte',
  closed: 'Fermée',
}

/** What may look wrong before anybody has read the proofs. */
export const CLAIM_SIGNALS = [
  'same_proof',
  'same_claim',
  'over_quota',
  'above_median',
  'above_extract',
] as const
export type ClaimSignal = (typeof CLAIM_SIGNALS)[number]

/** How much each weighs in the order of the queue. */
export const SIGNAL_WEIGHTS: Record<ClaimSignal, number> = {
  same_proof: 40,
  same_claim: 30,
  above_extract: 20,
  over_quota: 15,
  above_median: 15,
}

/** More vouchers of one product than any pharmacy takes in a season; a slip of the finger beyond. */
export const QUANTITY_MAX = 10_000
/** A voucher is worth some euros; in cents. */
export const VALUE_MAX = 50_000
export const PRODUCTS_MAX = 60
export const PROOFS_MAX = 20
/** D12-01, as people read it. */
export const PROOF_TYPES_TEXT = 'PDF, photo ou extraction de caisse (CSV), 30\u00a0Mo au plus'
/** A quantity this many times the median of the others is worth a look. */
export const MEDIAN_FACTOR = 3
/** A to-do and a reminder this long before the deadline. */
export const REMINDER_DAYS = 7

export const CERTIFICATION =
  'Je certifie que ces bons ont été déduits en caisse et que les justificatifs ne contiennent aucune donnée de patient.'

interface AmountLine {
  quantity: number
  value: number
}

/** In cents: computed, never typed (D10-01). */
export const lineAmount = ({ quantity, value }: AmountLine): number => quantity * value

export const claimAmount = (lines: readonly AmountLine[]): number =>
  lines.reduce((sum, line) => sum + lineAmount(line), 0)

/** D10-01: titulaires, cotitulaires and adjoints submit; a préparateur prepares. */
export type ClaimRight = 'submit' | 'prepare'

export function claimRight(type: number | null): ClaimRight | null {
  if (type === ACCOUNT_TYPES.preparator) return 'prepare'
  const submits: (number | null)[] = [
    ACCOUNT_TYPES.pharmacistAdmin,
    ACCOUNT_TYPES.coOwner,
    ACCOUNT_TYPES.assistant,
  ]
  return submits.includes(type) ? 'submit' : null
}

/** Whoever in the pharmacy is told of what becomes of its claims. */
export const CLAIM_TOLD_TYPES: readonly number[] = [200, 180, 160]

/** « 24 bons ». */
export const vouchersText = (count: number): string =>
  `${String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202f')}\u00a0bon${count > 1 ? 's' : ''}`
