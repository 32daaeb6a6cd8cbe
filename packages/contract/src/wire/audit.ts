import { z } from 'zod'
import { flag, idParam, instant, listOf, pageQuery } from './common.ts'

const day = z.iso.date()

const filters = {
  actor: idParam.optional(),
  /** Words of the name of who acted, or of their e-mail. */
  who: z.string().trim().min(1).max(100).optional(),
  /** Whole, or its beginning: `content.` finds everything done to contents. */
  action: z.string().trim().min(1).max(80).optional(),
  /** `drugstore` or `drugstore:12`. */
  subject: z
    .string()
    .regex(/^[a-z_]{1,60}(:[^\s:]{1,100})?$/, 'Écrivez le type, ou le type et le numéro : « drugstore:12 ».')
    .optional(),
  /** The pharmacy itself, its accounts, its invitations, and whatever else names it. */
  drugstore: idParam.optional(),
  from: day.optional(),
  to: day.optional(),
}

export const auditQuery = z.strictObject({
  ...filters,
  ...pageQuery,
  /** Saves of one sitting on one content are one entry: the last one, with what the first found. */
  fold: flag.optional(),
})
export const auditExportQuery = z.strictObject(filters)

export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  actor: z.object({ id: z.int(), name: z.string() }).nullable(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** What this line names by number, by « type:number »: its subject, people, pharmacies, files… */
  names: z.record(z.string(), z.string()),
  /** How many earlier saves this entry stands for. */
  folded: z.int(),
})
export const auditList = listOf(auditEntry)

export type AuditFilters = z.infer<typeof auditExportQuery>
export type AuditEntry = z.infer<typeof auditEntry>
export type AuditList = z.infer<typeof auditList>
