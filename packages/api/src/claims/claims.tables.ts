import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  ClaimReason,
  ClaimSignal,
  ClaimStatus,
  LineDecision,
  OperationStatus,
  ProofKind,
} from '@kiosque/contract/domain/claims'
import type { ClaimEvent, TillExtract } from '@kiosque/contract/wire/claims'
import type { Targeted } from '../audience/audience.tables.ts'

export interface StoredSignal {
  code: ClaimSignal
  message: string
}

export interface ClaimTables {
  bri_operations: Targeted & {
    id: Generated<number>
    title: string
    laboratory_id: number
    description: Generated<string>
    starts_on: string
    ends_on: string
    deadline: string
    payment_days: Generated<number>
    proofs: Generated<ProofKind[]>
    proof_note: Generated<string>
    status: Generated<OperationStatus>
    version: Generated<number>
    created_by: number | null
    created_at: Date
    updated_at: Date
  }
  bri_products: {
    id: Generated<number>
    operation_id: number
    name: string
    detail: Generated<string>
    ean: string
    value: number
    max_quantity: number | null
    position: Generated<number>
  }
  bri_batches: {
    id: Generated<number>
    number: string
    laboratory_id: number
    created_by: number | null
    created_at: Date
    exported_at: Date | null
  }
  bri_counters: { kind: string; year: number; last: number }
  bri_claims: {
    id: Generated<number>
    number: string
    operation_id: number
    drugstore_id: number
    period_starts_on: string
    period_ends_on: string
    status: Generated<ClaimStatus>
    version: Generated<number>
    sends: Generated<number>
    created_by: number | null
    created_at: Date
    updated_at: Date
    first_submitted_at: Date | null
    submitted_at: Date | null
    submitted_by: number | null
    decided_at: Date | null
    decided_by: number | null
    reason_code: ClaimReason | null
    comment: Generated<string>
    correct_by: string | null
    signals: JSONColumnType<StoredSignal[], string | undefined>
    risk: Generated<number>
    batch_id: number | null
    paid_on: string | null
    payment_reference: string | null
    reminded_for: string | null
  }
  bri_claim_lines: {
    id: Generated<number>
    claim_id: number
    operation_id: number
    product_id: number
    quantity: number
    value: number
    amount: GeneratedAlways<number>
    decision: LineDecision | null
    accepted_quantity: number | null
    accepted_amount: GeneratedAlways<number | null>
    reason_code: ClaimReason | null
    comment: Generated<string>
  }
  bri_proofs: {
    id: Generated<number>
    claim_id: number
    file_id: number
    sha256: string
    after_sends: Generated<number>
    added_by: number | null
    added_at: Date
    extract: JSONColumnType<TillExtract | null, string | null, string | null>
  }
  bri_claim_events: {
    id: Generated<number>
    claim_id: number
    kind: ClaimEvent['kind']
    actor_id: number | null
    at: Date
    reason_code: ClaimReason | null
    comment: Generated<string>
    amount: number | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends ClaimTables {}
}
