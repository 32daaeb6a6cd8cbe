import type { ClaimReason, ClaimStatus } from '@kiosque/contract/domain/claims'

/** A claim of the pharmacy of the named people, by days from the first start. */
export interface DemoClaim {
  operation: string
  status: ClaimStatus
  quantities: readonly number[]
  /** When it was begun, submitted, decided and paid. */
  created: number
  submitted?: number
  decided?: number
  paid?: number
  kept?: readonly number[]
  reason?: ClaimReason
  comment?: string
  by?: 'titulaire' | 'adjoint' | 'preparateur'
}

/** One in each state at least, as the page of the pharmacy shows them. */
export const OWN_CLAIMS: readonly DemoClaim[] = [
  { operation: 'sprays', status: 'draft', quantities: [24, 18], created: -1, by: 'preparateur' },
  {
    operation: 'change',
    status: 'to_correct',
    quantities: [15, 6],
    created: -10,
    submitted: -7,
    decided: -2,
    reason: 'unreadable_proof',
    comment:
      'La date du ticket du début du mois n’apparaît pas. Joignez une photo plus nette, s’il vous plaît.',
  },
  { operation: 'gencives', status: 'submitted', quantities: [22, 14], created: -5, submitted: -4 },
  {
    operation: 'coffret',
    status: 'submitted',
    quantities: [43, 12],
    created: -9,
    submitted: -8,
    by: 'adjoint',
  },
  { operation: 'baume', status: 'submitted', quantities: [26], created: -4, submitted: -3 },
  {
    operation: 'collyre',
    status: 'accepted',
    quantities: [98, 40],
    created: -30,
    submitted: -28,
    decided: -20,
  },
  {
    operation: 'magnesium',
    status: 'partly_accepted',
    quantities: [96],
    kept: [88],
    created: -70,
    submitted: -66,
    decided: -58,
    reason: 'missing_proof',
    comment: 'Huit bons sont restés sans ticket.',
  },
  {
    operation: 'gencives',
    status: 'refused',
    quantities: [9, 0],
    created: -20,
    submitted: -18,
    decided: -12,
    reason: 'out_of_period',
    comment: 'Ces bons ont été pris après la fin de l’opération.',
    by: 'adjoint',
  },
  {
    operation: 'huiles',
    status: 'paid',
    quantities: [35, 28],
    created: -125,
    submitted: -122,
    decided: -115,
    paid: -94,
  },
  {
    operation: 'toux',
    status: 'paid',
    quantities: [60, 42],
    created: -215,
    submitted: -212,
    decided: -204,
    paid: -180,
  },
  {
    operation: 'toux',
    status: 'paid',
    quantities: [18, 31],
    kept: [18, 25],
    created: -205,
    submitted: -203,
    decided: -196,
    paid: -172,
    reason: 'missing_proof',
    comment: 'Six tickets de pastilles manquaient.',
  },
  {
    operation: 'vitamines',
    status: 'paid',
    quantities: [74],
    created: -295,
    submitted: -292,
    decided: -284,
    paid: -262,
  },
]
