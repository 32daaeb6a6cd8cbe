import { z } from 'zod'
import {
  CLAIM_REASONS,
  CLAIM_SIGNALS,
  CLAIM_STATUSES,
  LINE_DECISIONS,
  OPERATION_STATUSES,
  PRODUCTS_MAX,
  PROOF_KINDS,
  QUANTITY_MAX,
} from '../domain/claims.ts'
import { day } from '../kinds/days-schema.ts'
import { storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'
import { fileRef } from './files.ts'

const status = z.enum(CLAIM_STATUSES)
export const claimReason = z.enum(CLAIM_REASONS, { error: 'Choisissez un motif de la liste.' })
const cents = z.int()
const isoDay = z.iso.date()

export const briProduct = z.object({
  id,
  name: z.string(),
  /** Its size: « 125 ml ». */
  detail: z.string(),
  ean: z.string(),
  /** Of one voucher, in cents. */
  value: cents,
  /** Vouchers one pharmacy may claim before the head office looks closer. */
  max_quantity: z.int().nullable(),
})
export type BriProduct = z.infer<typeof briProduct>

/** D10-01, as a pharmacy reads it. */
export const briOperation = z.object({
  id,
  title: z.string(),
  laboratory: z.object({ id, name: z.string() }),
  description: z.string(),
  starts_on: isoDay,
  ends_on: isoDay,
  /** Last day to claim, until midnight in Paris. */
  deadline: isoDay,
  /** Days the laboratory has to pay, from the acceptance. */
  payment_days: z.int(),
  proofs: z.array(z.enum(PROOF_KINDS)),
  proof_note: z.string(),
  products: z.array(briProduct),
  /** `coming` before its first day, `ended` after its deadline. */
  state: z.enum(['coming', 'open', 'ended']),
  status: z.enum(OPERATION_STATUSES),
  /** The draft one’s pharmacy has begun, to go on with. */
  draft_id: id.nullable(),
  /** Other claims one’s pharmacy has already made for it. */
  claims: z.int(),
})
export type BriOperation = z.infer<typeof briOperation>
export const briOperations = listOf(briOperation)
export const briOperationsQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(['open', 'all'], { error: 'Ce filtre n’est pas valable.' }).default('open'),
})

const quantity = z
  .int({ error: 'Saisissez un nombre entier de bons.' })
  .min(1, 'Comptez au moins un bon, ou retirez le produit.')
  .max(QUANTITY_MAX, `${QUANTITY_MAX}\u00a0bons au plus par produit\u00a0: vérifiez cette quantité.`)

const claimLines = z
  .array(z.strictObject({ product_id: id, quantity }), { error: 'Donnez les produits et leurs quantités.' })
  .max(PRODUCTS_MAX, `${PRODUCTS_MAX}\u00a0produits au plus.`)

/** Left out: the whole period of the operation. */
const period = { period_starts_on: day.optional(), period_ends_on: day.optional() }

export const claimBody = z.strictObject({
  operation_id: id,
  lines: claimLines.default([]),
  ...period,
})
export type ClaimBody = z.infer<typeof claimBody>

export const claimPatch = z.strictObject({
  lines: claimLines.optional(),
  ...period,
  /** The one that was read: an older one is refused. */
  version: id.optional(),
})
export type ClaimPatch = z.infer<typeof claimPatch>

/** Files already sent by `POST /files`; a form with the field `file` is taken as well. */
export const proofsBody = z.strictObject({
  file_id: id.optional(),
  file_ids: z.array(id).min(1, 'Choisissez un fichier.').max(20, '20\u00a0fichiers au plus.').optional(),
})
export const proofParams = z.object({ id: idParam, proofId: idParam })
export const proofPageParams = proofParams.extend({ page: idParam })

export const claimSubmitBody = z
  .strictObject({
    version: id.optional(),
    certified: z
      .literal(true, {
        error: 'Cochez la déclaration\u00a0: elle engage l’officine sur les bons déduits en caisse.',
      })
      .optional(),
    /** What the correction is about, in a few words. */
    note: storableText(1_000).trim().optional(),
  })
  .nullish()
export type ClaimSubmitBody = z.infer<typeof claimSubmitBody>

export const claimLine = z.object({
  id,
  product_id: id,
  name: z.string(),
  detail: z.string(),
  ean: z.string(),
  quantity: z.int(),
  value: cents,
  amount: cents,
  decision: z.enum(LINE_DECISIONS).nullable(),
  accepted_quantity: z.int().nullable(),
  accepted_amount: cents.nullable(),
  reason_code: claimReason.nullable(),
  comment: z.string(),
})
export type ClaimLine = z.infer<typeof claimLine>

/** What a till’s CSV says by itself. */
export const tillExtract = z.object({
  /** Lines under the header. */
  rows: z.int(),
  /** Lines of products of the operation, and the vouchers they count. */
  recognised: z.int(),
  vouchers: z.int(),
  by_product: z.array(z.object({ product_id: id, quantity: z.int() })),
})
export type TillExtract = z.infer<typeof tillExtract>

export const claimProof = z.object({
  id,
  file: fileRef,
  added_at: instant,
  added_by: z.string().nullable(),
  /** Added since the claim was last looked at. */
  is_new: z.boolean(),
  extract: tillExtract.nullable(),
})
export type ClaimProof = z.infer<typeof claimProof>

export const claimEvent = z.object({
  id,
  kind: z.enum([...CLAIM_STATUSES, 'batched', 'unbatched']),
  at: instant,
  /** Null for Kiosque itself, or somebody erased. */
  actor: z.string().nullable(),
  reason_code: claimReason.nullable(),
  comment: z.string(),
  amount: cents.nullable(),
})
export type ClaimEvent = z.infer<typeof claimEvent>

const claimCommon = {
  id,
  number: z.string(),
  status,
  operation: z.object({
    id,
    title: z.string(),
    starts_on: isoDay,
    ends_on: isoDay,
    deadline: isoDay,
  }),
  laboratory: z.object({ id, name: z.string() }),
  period_starts_on: isoDay,
  period_ends_on: isoDay,
  /** The sum of its lines, in cents. */
  amount: cents,
  vouchers: z.int(),
  /** Null before it is decided. */
  accepted_amount: cents.nullable(),
  reason_code: claimReason.nullable(),
  comment: z.string(),
  /** Until when it may be submitted: the deadline, or the day the head office gave. */
  submit_by: isoDay,
  created_at: instant,
  updated_at: instant,
  submitted_at: instant.nullable(),
  decided_at: instant.nullable(),
  /** Accepted, and past what the laboratory has to pay it. */
  payment_due_on: isoDay.nullable(),
  is_late: z.boolean(),
  paid_on: isoDay.nullable(),
  payment_reference: z.string().nullable(),
  /** How many times it was submitted. */
  sends: z.int(),
  version: id,
}

export const claim = z.object(claimCommon)
export type Claim = z.infer<typeof claim>

export const claimWarning = z.object({
  code: z.enum(['same_claim', 'same_proof', 'over_quota', 'above_extract']),
  message: z.string(),
  claim: z.object({ id, number: z.string() }).nullable(),
})
export type ClaimWarning = z.infer<typeof claimWarning>

export const claimDetail = claim.extend({
  lines: z.array(claimLine),
  proofs: z.array(claimProof),
  events: z.array(claimEvent),
  /** What to check before sending; nothing of it forbids. */
  warnings: z.array(claimWarning),
  created_by: z.string().nullable(),
  can_edit: z.boolean(),
  can_submit: z.boolean(),
})
export type ClaimDetail = z.infer<typeof claimDetail>

const claimsFilter = {
  state: z.enum(['current', 'paid', 'all'], { error: 'Ce filtre n’est pas valable.' }).default('all'),
  status: z.enum(CLAIM_STATUSES, { error: 'Cet état n’existe pas.' }).optional(),
  operation_id: idParam.optional(),
}
export const claimsQuery = z.strictObject({ ...pageQuery, ...claimsFilter })
export type ClaimsQuery = z.infer<typeof claimsQuery>
export const claims = z.object({
  data: z.array(claim),
  meta: pageMeta.extend({ counts: z.object({ all: z.int(), current: z.int(), paid: z.int() }) }),
})
export type Claims = z.infer<typeof claims>

const money = z.object({ claims: z.int(), amount: cents })
export const yearQuery = z.strictObject({
  year: z
    .string()
    .regex(/^20\d\d$/, 'Choisissez une année.')
    .transform(Number)
    .optional(),
})

/** What is owed, late, paid: the head of the pharmacy’s page. */
export const claimsSummary = z.object({
  year: z.int(),
  /** First year with a claim, for the choice of the export. */
  first_year: z.int(),
  draft: money,
  to_correct: money,
  waiting: money,
  owed: money,
  late: money,
  paid: money,
  /** Mean days between submission and decision over the last year, network-wide; null without enough of them. */
  control_days: z.number().nullable(),
  /** The same between decision and payment. */
  payment_days: z.number().nullable(),
  can_submit: z.boolean(),
})
export type ClaimsSummary = z.infer<typeof claimsSummary>

/** For the sheet of a pharmacy. */
export const claimsOfDrugstore = z.object({
  to_correct: money,
  waiting: money,
  owed: money,
  late: money,
  paid: money,
  latest: z.array(
    z.object({
      id,
      number: z.string(),
      status,
      title: z.string(),
      amount: cents,
      accepted_amount: cents.nullable(),
      updated_at: instant,
    }),
  ),
})
export type ClaimsOfDrugstore = z.infer<typeof claimsOfDrugstore>

export const claimSignal = z.object({ code: z.enum(CLAIM_SIGNALS), message: z.string() })
