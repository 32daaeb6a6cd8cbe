import { z } from 'zod'
import { COHORT_LEVELS } from '../domain/comparison.ts'
import { flag, id, idParam, instant, listOf, pageQuery } from './common.ts'
import { importQuery, importReport } from './people.ts'

/** All amounts are cents without tax. */
const cents = z.int()
const day = z.iso.date()
const named = z.object({ id, name: z.string() })

export const agreementTier = z.object({
  title: z.string(),
  threshold: cents,
  rate: z.number(),
  /** Zero once reached. */
  missing: cents,
  /** yyyy-MM-dd of the first day of the month it was reached in: laboratories tell months, not days. */
  reached_in: day.nullable(),
})

/** Where one pharmacy stands with one laboratory. */
const standing = {
  year: z.int(),
  laboratory: named,
  amount: cents,
  /** The same months of the year before; null where nothing is known of them. */
  last_year: cents.nullable(),
  /** The last day told. */
  through: day.nullable(),
  tier: z.object({ title: z.string(), rate: z.number() }).nullable(),
  next: z.object({ title: z.string(), threshold: cents, rate: z.number(), missing: cents }).nullable(),
  /** In whole percents of the next tier; null without tiers. */
  progress: z.int().nullable(),
  earned: cents,
}
const projection = z.object({
  low: cents,
  high: cents,
  low_rebate: cents,
  high_rebate: cents,
  low_tier: z.string().nullable(),
  high_tier: z.string().nullable(),
  basis: z.enum(['last_year', 'pace']),
})

/** One line of what an owner follows. */
export const agreementStanding = z.object({
  ...standing,
  content_id: id,
  slug: z.string(),
  title: z.string(),
  signed_on: day.nullable(),
  projection: projection.nullable(),
})
export const agreementStandings = z.object({ data: z.array(agreementStanding) })

export const agreementFigures = z.object({
  ...standing,
  content_id: id,
  signed_on: day.nullable(),
  /** When the head office received the last month. */
  received_on: day.nullable(),
  months: z.array(
    z.object({
      month: z.int().min(1).max(12),
      amount: cents.nullable(),
      cumulative: cents.nullable(),
      last_year: cents.nullable(),
      last_year_cumulative: cents.nullable(),
    }),
  ),
  tiers: z.array(agreementTier),
  projection: projection.nullable(),
  /** When the next tier is passed, at best and at worst; null where it is not within the year. */
  next_expected: z.object({ earliest: day.nullable(), latest: day.nullable() }).nullable(),
  /** Sums over pharmacies that are never named; null when there are fewer than five others. */
  comparison: z
    .object({
      pharmacies: z.int().min(5),
      level: z.enum(COHORT_LEVELS),
      group: z.string().nullable(),
      size: z.string().nullable(),
      through: day,
      /** One's own at the same date, so that the three compare. */
      own: cents,
      mean: cents,
      top_quarter: cents.nullable(),
    })
    .nullable(),
  /** The agreements with the same laboratory, by year. */
  years: z.array(z.object({ year: z.int(), content_id: id })),
})

/** What a pharmacy sees beside a referral laboratory; figures are for its owners. */
export const referralState = z.object({
  content_id: id,
  committed_on: day.nullable(),
  committed_by: z.string().nullable(),
  can_commit: z.boolean(),
  progress: z.int().nullable(),
  agreement_id: id.nullable(),
})
export const referralStates = z.object({ data: z.array(referralState), can_commit: z.boolean() })
export const commitmentBody = z.strictObject({
  is_committed: z.boolean({ error: 'Répondez par oui ou par non.' }),
})

export const purchaseImportQuery = importQuery.extend({
  /** Lines kept of the same laboratory and month that the file does not have are removed. */
  replace: flag.optional(),
})
export const purchaseTotal = z.object({
  laboratory: z.string(),
  /** yyyy-MM. */
  month: z.string(),
  lines: z.int(),
  amount: cents,
  /** What is kept today for that laboratory and month. */
  kept: cents.nullable(),
})
export const purchaseImportReport = importReport.extend({
  totals: z.array(purchaseTotal),
  total: cents,
  /** Lines kept for the months of the file that it does not have. */
  absent: z.int(),
})
export const purchaseImport = z.object({
  id,
  imported_at: instant,
  imported_by: z.string().nullable(),
  lines: z.int(),
  /** Those still in use: a later file replaces some. */
  lines_left: z.int(),
  total: cents,
  laboratories: z.array(z.string()),
  first_month: z.string(),
  last_month: z.string(),
  replaces: z.boolean(),
  withdrawn_at: instant.nullable(),
})
export const purchaseImports = listOf(purchaseImport)
export const purchaseImportsQuery = z.strictObject(pageQuery)

const year = z
  .string()
  .regex(/^20[0-9]{2}$/, 'Cette année n’est pas valable.')
  .transform(Number)

export const deskStandingsQuery = z.strictObject({
  ...pageQuery,
  year: year.optional(),
  laboratory_id: idParam.optional(),
  zone_id: idParam.optional(),
  drugstore_id: idParam.optional(),
  q: z.string().trim().max(100).optional(),
  /** Those close to a tier, those that fell behind the year before. */
  state: z.enum(['near', 'behind', 'top']).optional(),
  sort: z.enum(['missing', '-amount', 'trend', 'name']).default('missing'),
})
export const deskStanding = z.object({
  ...standing,
  content_id: id.nullable(),
  drugstore: z.object({ id, name: z.string(), city: z.string(), zone: z.string().nullable() }),
  is_committed: z.boolean(),
  projection: projection.nullable(),
})
export const deskStandings = listOf(deskStanding).extend({
  year: z.int(),
  years: z.array(z.int()),
  laboratories: z.array(named),
  summary: z.object({
    pharmacies: z.int(),
    amount: cents,
    /** Of those that bought last year too: the two compare, whoever joined since. */
    compared: cents,
    last_year: cents.nullable(),
    near: z.int(),
    behind: z.int(),
    through: day.nullable(),
  }),
})

export type AgreementStanding = z.infer<typeof agreementStanding>
export type AgreementFigures = z.infer<typeof agreementFigures>
export type AgreementTier = z.infer<typeof agreementTier>
export type YearProjection = z.infer<typeof projection>
export type ReferralState = z.infer<typeof referralState>
export type ReferralStates = z.infer<typeof referralStates>
export type PurchaseImportReport = z.infer<typeof purchaseImportReport>
export type PurchaseTotal = z.infer<typeof purchaseTotal>
export type PurchaseImport = z.infer<typeof purchaseImport>
export type DeskStanding = z.infer<typeof deskStanding>
export type DeskStandings = z.infer<typeof deskStandings>
export type DeskStandingsQuery = z.infer<typeof deskStandingsQuery>
