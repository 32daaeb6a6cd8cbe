import { z } from 'zod'
import {
  DECISIONS,
  LINE_DECISIONS,
  OPERATION_STATUSES,
  PRODUCTS_MAX,
  PROOF_KINDS,
  QUANTITY_MAX,
  VALUE_MAX,
} from '../domain/claims.ts'
import { isVisible } from '../domain/visible-text.ts'
import { day } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { briOperation, claim, claimDetail, claimReason, claimSignal } from './claims.ts'
import { flag, id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'
import { importReport } from './people.ts'

const required = (max: number) => oneLine(max).trim().refine(isVisible, 'Ce champ est requis.')
const cents = z.int()

const productBody = z.strictObject({
  /** Of a product kept; left out for a new one. */
  id: id.optional(),
  name: required(160),
  detail: oneLine(80).trim().default(''),
  ean: z
    .string({ error: 'Saisissez le code du produit.' })
    .trim()
    .regex(/^\d{7}$|^\d{13}$/, 'Un code compte 13\u00a0chiffres (EAN, CIP13) ou 7 (CIP7).'),
  value: z
    .int({ error: 'Saisissez la valeur d’un bon, en centimes.' })
    .min(1, 'Un bon vaut au moins un centime.')
    .max(VALUE_MAX, `Un bon vaut au plus ${VALUE_MAX / 100}\u00a0€.`),
  max_quantity: z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(1, 'Un bon au moins.')
    .max(QUANTITY_MAX, `${QUANTITY_MAX}\u00a0au plus.`)
    .nullable()
    .optional(),
})
export type BriProductBody = z.infer<typeof productBody>

/** D10-01: what the head office opens. */
export const operationBody = z.strictObject({
  title: required(160),
  laboratory_id: id,
  description: storableText(2_000).trim().optional(),
  starts_on: day,
  ends_on: day,
  deadline: day,
  payment_days: z
    .int({ error: 'Saisissez un nombre de jours.' })
    .min(1, 'Un jour au moins.')
    .max(365, 'Un an au plus.')
    .optional(),
  proofs: z.array(z.enum(PROOF_KINDS, { error: 'Ce justificatif n’existe pas.' })).optional(),
  proof_note: storableText(600).trim().optional(),
  products: z
    .array(productBody, { error: 'Donnez les produits de l’opération.' })
    .min(1, 'Ajoutez au moins un produit.')
    .max(PRODUCTS_MAX, `${PRODUCTS_MAX}\u00a0produits au plus.`),
  target: targetSchema.optional(),
  status: z.enum(OPERATION_STATUSES, { error: 'Cet état n’existe pas.' }).optional(),
})
export type OperationBody = z.infer<typeof operationBody>
export const operationPatch = operationBody.partial().extend({ version: id.optional() })
export type OperationPatch = z.infer<typeof operationPatch>

export const deskOperation = briOperation.omit({ draft_id: true, claims: true }).extend({
  target: targetSchema,
  version: id,
  /** What pharmacies sent, drafts apart. */
  claims: z.int(),
  drugstores: z.int(),
  amount: cents,
  waiting: z.int(),
  updated_at: instant,
})
export type DeskOperation = z.infer<typeof deskOperation>
export const deskOperations = listOf(deskOperation)
export const deskOperationsQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  state: z
    .enum(['open', 'coming', 'ended', 'draft', 'all'], { error: 'Ce filtre n’est pas valable.' })
    .default('all'),
  laboratory_id: idParam.optional(),
})
export type DeskOperationsQuery = z.infer<typeof deskOperationsQuery>

export const DESK_STATES = ['waiting', 'to_correct', 'accepted', 'late', 'paid', 'refused', 'all'] as const
export type DeskState = (typeof DESK_STATES)[number]

const deskFilter = {
  q: storableText(200).optional(),
  state: z.enum(DESK_STATES, { error: 'Ce filtre n’est pas valable.' }).default('waiting'),
  laboratory_id: idParam.optional(),
  operation_id: idParam.optional(),
  drugstore_id: idParam.optional(),
  /** Only what looks wrong, or only what does not. */
  flagged: flag.optional(),
  sort: z
    .enum(['age', 'risk', '-amount', '-submitted_at'], { error: 'Ce tri n’est pas valable.' })
    .default('age'),
}
export const deskClaimsQuery = z.strictObject({ ...pageQuery, ...deskFilter })
export type DeskClaimsQuery = z.infer<typeof deskClaimsQuery>

const place = z.object({ id, name: z.string(), city: z.string(), cip_officine: z.string() })

export const deskClaim = claim.extend({
  drugstore: place,
  risk: z.int(),
  signals: z.array(claimSignal),
  /** Days it has waited for the head office; null when it does not. */
  waiting_days: z.int().nullable(),
  batch: z.object({ id, number: z.string() }).nullable(),
})
export type DeskClaim = z.infer<typeof deskClaim>
export const deskClaims = z.object({
  data: z.array(deskClaim),
  meta: pageMeta.extend({ counts: z.record(z.enum(DESK_STATES), z.int()) }),
})
export type DeskClaims = z.infer<typeof deskClaims>

export const deskClaimDetail = claimDetail.omit({ can_edit: true, can_submit: true, warnings: true }).extend({
  drugstore: place,
  risk: z.int(),
  signals: z.array(claimSignal),
  batch: z.object({ id, number: z.string() }).nullable(),
  submitted_by: z.string().nullable(),
  /** Where it stands among those that wait, oldest first. */
  queue: z.object({
    rank: z.int().nullable(),
    total: z.int(),
    previous_id: id.nullable(),
    next_id: id.nullable(),
  }),
})
export type DeskClaimDetail = z.infer<typeof deskClaimDetail>

const lineBody = z
  .strictObject({
    id: id.optional(),
    product_id: id.optional(),
    decision: z.enum(LINE_DECISIONS, { error: 'Cette décision n’existe pas.' }).optional(),
    accepted_quantity: z
      .int({ error: 'Saisissez un nombre entier.' })
      .min(0, 'Pas moins de zéro.')
      .max(QUANTITY_MAX, 'Cette quantité est trop grande.')
      .optional(),
    reason_code: claimReason.nullable().optional(),
    comment: storableText(600).trim().optional(),
  })
  .refine(
    (line) => line.id !== undefined || line.product_id !== undefined,
    'Dites de quelle ligne il s’agit.',
  )
export type DecidedLine = z.infer<typeof lineBody>

/** D15-10. */
export const decisionBody = z.strictObject({
  status: z.enum([...DECISIONS, 'paid'], { error: 'Cette décision n’existe pas.' }),
  reason_code: claimReason.nullable().optional(),
  comment: storableText(2_000).trim().optional(),
  lines: z.array(lineBody).max(PRODUCTS_MAX).optional(),
  /** Last day to correct. */
  correct_by: day.optional(),
  /** Of a payment. */
  reference: oneLine(80).trim().optional(),
  paid_on: day.optional(),
  version: id.optional(),
})
export type DecisionBody = z.infer<typeof decisionBody>

export const acceptManyBody = z.strictObject({
  claims: z
    .array(z.strictObject({ id, version: id.optional() }))
    .min(1, 'Choisissez au moins une demande.')
    .max(200, '200\u00a0demandes au plus à la fois.'),
})
export const acceptManyAnswer = z.object({
  accepted: z.int(),
  amount: cents,
  /** What was left as it is, and why. */
  refused: z.array(z.object({ id, number: z.string(), message: z.string() })),
})
export type AcceptManyAnswer = z.infer<typeof acceptManyAnswer>

export const proofTable = z.object({
  header: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), product_id: id.nullable() })),
  /** Lines of the file; the first hundreds are shown. */
  total: z.int(),
})
export type ProofTable = z.infer<typeof proofTable>

export const batch = z.object({
  id,
  number: z.string(),
  laboratory: z.object({ id, name: z.string() }),
  claims: z.int(),
  drugstores: z.int(),
  amount: cents,
  paid_claims: z.int(),
  paid_amount: cents,
  created_at: instant,
  created_by: z.string().nullable(),
  exported_at: instant.nullable(),
})
export type Batch = z.infer<typeof batch>
export const batches = listOf(batch)
export const batchDetail = batch.extend({ data: z.array(deskClaim) })
export type BatchDetail = z.infer<typeof batchDetail>
export const batchBody = z.strictObject({ laboratory_id: id })
export const batchesQuery = z.strictObject({ ...pageQuery, laboratory_id: idParam.optional() })

/** What is accepted and in no batch yet, by laboratory. */
export const toBatch = z.object({
  data: z.array(z.object({ laboratory: z.object({ id, name: z.string() }), claims: z.int(), amount: cents })),
})
export type ToBatch = z.infer<typeof toBatch>

/** As every import says it; `to_update` are the claims it pays. */
export const paymentReport = importReport.extend({
  to_pay: z.int(),
  amount: cents,
})
export type PaymentReport = z.infer<typeof paymentReport>

const figures = {
  claims: z.int(),
  asked: cents,
  accepted: cents,
  paid: cents,
  refused_claims: z.int(),
  corrected_claims: z.int(),
  /** In percent of those decided. */
  refusal_rate: z.int().nullable(),
  control_days: z.number().nullable(),
  payment_days: z.number().nullable(),
}
/** Delays, refusals and amounts of a year of submissions. */
export const claimStatistics = z.object({
  year: z.int(),
  first_year: z.int(),
  total: z.object(figures),
  laboratories: z.array(z.object({ laboratory: z.object({ id, name: z.string() }), ...figures })),
  months: z.array(z.object({ month: z.int(), claims: z.int(), asked: cents, accepted: cents, paid: cents })),
  reasons: z.array(z.object({ code: claimReason, count: z.int() })),
})
export type ClaimStatistics = z.infer<typeof claimStatistics>

/** The badge of the menu, and the heads of the pages. */
export const deskSummary = z.object({
  waiting: z.int(),
  waiting_amount: cents,
  oldest_days: z.int().nullable(),
  flagged: z.int(),
  to_correct: z.int(),
  owed: z.object({ claims: z.int(), amount: cents }),
  late: z.object({ claims: z.int(), amount: cents }),
  to_batch: z.int(),
  control_days: z.number().nullable(),
})
export type DeskSummary = z.infer<typeof deskSummary>
