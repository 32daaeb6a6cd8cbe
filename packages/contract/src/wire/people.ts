import { z } from 'zod'
import { flag, id, instant, pageQuery } from './common.ts'
import { account, accountType, drugstoreFull, notificationPreferences, rightId, user } from './identity.ts'
import {
  cip,
  email,
  finess,
  line,
  newPassword,
  phone,
  postcode,
  rpps,
  siret,
  typedPassword,
} from './typed-text.ts'

/** POST /users (right 1). */
export const createUserBody = z.strictObject({
  email,
  first_name: line(80),
  last_name: line(80),
  right_id: rightId.nullable().optional(),
})

/**
 * PATCH /users/{id}: one's own profile, or right 1 for anybody; right_id, zone_ids and packs only by right 1.
 * One's own new e-mail or password comes with `current_password` (D16-03, D3-02).
 */
export const updateUserBody = z.strictObject({
  first_name: line(80).optional(),
  last_name: line(80).optional(),
  phone: phone.nullable().optional(),
  rpps: rpps.nullable().optional(),
  email: email.optional(),
  current_password: typedPassword.optional(),
  password: newPassword.optional(),
  password_confirmation: newPassword.optional(),
  notification_preferences: notificationPreferences.partial().optional(),
  right_id: rightId.nullable().optional(),
  zone_ids: z.array(id).max(200).optional(),
  packs: z.array(z.string().max(40)).max(50).optional(),
})

export const deleteUserBody = z.strictObject({ password: typedPassword.optional() })

/** POST /accounts: `id` alone logs into one's own account; otherwise an account is created (D3-06). */
export const accountBody = z.strictObject({
  id: id.optional(),
  user_id: id.optional(),
  type: accountType.optional(),
  drugstore_id: id.nullable().optional(),
})
export const accountAnswer = z.object({ account, token: z.string().nullable() })
export const updateAccountBody = z.strictObject({ type: accountType })

export const teamMember = z.object({
  user_id: id,
  account_id: id,
  type: accountType,
  first_name: z.string(),
  last_name: z.string(),
  /** Only for those who manage the team, the head office, and oneself. */
  email: z.string().nullable(),
  last_seen_at: instant.nullable(),
  is_disabled: z.boolean(),
  can_change: z.boolean(),
})

/** A right of the head office replaces type and drugstore (right 1 only). */
export const invitationBody = z.strictObject({
  email,
  type: accountType.optional(),
  drugstore_id: id.nullable().optional(),
  right_id: rightId.optional(),
})
export const invitation = z.object({
  id,
  email: z.string(),
  type: accountType.nullable(),
  right_id: rightId.nullable(),
  drugstore: z.object({ id, name: z.string() }).nullable(),
  invited_by: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  accepted_at: instant.nullable(),
})
export const invitationLookup = z.object({
  email: z.string(),
  type: accountType.nullable(),
  right_id: rightId.nullable(),
  drugstore_name: z.string().nullable(),
  /** The person already signs in with this e-mail: they accept by signing in, not by registering. */
  has_account: z.boolean(),
})
export const invitationToken = z.strictObject({ invitation: z.string().min(1).max(200) })

export const adminUser = user.extend({
  accounts: z.array(account),
  last_seen_at: instant.nullable(),
  erased_at: instant.nullable(),
  /** The head office closed this person's access; their drugstore has a state of its own. */
  is_disabled: z.boolean(),
  disabled_at: instant.nullable(),
  disabled_reason: z.string().nullable(),
})
/** PATCH /admin/users/{id} (right 1): closes someone's access with a reason, or opens it again. */
export const accessBody = z
  .strictObject({ is_disabled: z.boolean(), disabled_reason: line(300).optional() })
  .refine(({ is_disabled, disabled_reason }) => !is_disabled || disabled_reason !== undefined, {
    path: ['disabled_reason'],
    error: 'Indiquez pourquoi cette personne est désactivée.',
  })
  .refine(({ is_disabled, disabled_reason }) => is_disabled || disabled_reason === undefined, {
    path: ['disabled_reason'],
    error: 'Un motif ne va qu’avec une désactivation.',
  })
const queryId = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/)
  .optional()
const userFilters = {
  q: z.string().max(200).optional(),
  right: z.enum(['1', '2', '3', 'none']).optional(),
  type: z.enum(['0', '90', '100', '160', '180', '200', '1000']).optional(),
  drugstore_id: queryId,
  zone_id: queryId,
  group: z.enum(['MPR', 'PRLG', 'MPR_NAT']).optional(),
  pack: z.string().max(40).optional(),
  /** Of a disabled drugstore. */
  is_disabled: z.enum(['true', 'false']).optional(),
  /** Whose own access is closed. */
  person_disabled: z.enum(['true', 'false']).optional(),
  never_signed_in: z.enum(['true', 'false']).optional(),
  /** Not seen since that day, or never. */
  inactive_since: z.iso.date('Saisissez un jour : 2026-11-30.').optional(),
  sort: z
    .enum(['name', '-name', 'email', '-email', 'created_at', '-created_at', 'last_seen_at', '-last_seen_at'])
    .default('name'),
}
export const adminUsersQuery = z.strictObject({ ...pageQuery, ...userFilters })
/** The same list as a spreadsheet, in the order of creation. */
export const adminUsersExportQuery = z.strictObject(userFilters)

export const adminDrugstore = drugstoreFull.extend({
  disabled_reason: z.string().nullable(),
  has_titulaire: z.boolean(),
  people: z.int(),
  created_at: instant,
})
/** A line of the list: outside their zones, an adviser has the name, the town and the group (D16-02). */
export const listedDrugstore = z.discriminatedUnion('can_open', [
  adminDrugstore.extend({ can_open: z.literal(true) }),
  adminDrugstore
    .pick({ id: true, name: true, city: true, group_name: true })
    .extend({ can_open: z.literal(false) }),
])
const drugstoreFilters = {
  q: z.string().max(200).optional(),
  group: z.enum(['MPR', 'PRLG', 'MPR_NAT']).optional(),
  zone_id: queryId,
  /** Only those one may open: an adviser's are of their zones. */
  followed: z.literal('true').optional(),
  pack: z.string().max(40).optional(),
  is_disabled: z.enum(['true', 'false']).optional(),
  has_titulaire: z.enum(['true', 'false']).optional(),
  /** Nobody of it was seen since that day. */
  inactive_since: z.iso.date('Saisissez un jour : 2026-11-30.').optional(),
  sort: z
    .enum(['name', '-name', 'cip_officine', '-cip_officine', 'city', '-city', 'created_at', '-created_at'])
    .default('name'),
}
export const adminDrugstoresQuery = z.strictObject({ ...pageQuery, ...drugstoreFilters })
export const adminDrugstoresExportQuery = z.strictObject(drugstoreFilters)
const drugstoreFields = {
  name: line(120),
  city: line(120),
  group_name: z.enum(['MPR', 'PRLG', 'MPR_NAT']),
  siret,
  finess: finess.nullable(),
  address: line(200).nullable(),
  postcode: postcode.nullable(),
  phone: phone.nullable(),
  email: email.nullable(),
  packs: z.array(z.string().max(40)).max(10),
  zone_id: id.nullable(),
}
export const createDrugstoreBody = z.strictObject({
  ...drugstoreFields,
  cip_officine: cip,
  finess: drugstoreFields.finess.optional(),
  address: drugstoreFields.address.optional(),
  postcode: drugstoreFields.postcode.optional(),
  phone: drugstoreFields.phone.optional(),
  email: drugstoreFields.email.optional(),
  packs: drugstoreFields.packs.optional(),
  zone_id: drugstoreFields.zone_id.optional(),
})
export const updateDrugstoreBody = z
  .strictObject({ ...drugstoreFields, is_disabled: z.boolean(), disabled_reason: line(300).nullable() })
  .partial()

/** What a dry run says of a bad line. */
export const importProblem = z.object({
  line: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  message: z.string(),
  /** An error keeps the line out; a warning is imported all the same. */
  level: z.enum(['error', 'warning']),
  /** The value that was probably meant. */
  suggestion: z.string().nullable(),
})
/** What an update changes, field by field, in the words of the file. */
export const importChange = z.object({
  line: z.int(),
  cip_officine: z.string(),
  name: z.string(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export const importReport = z.object({
  dry_run: z.boolean(),
  /** How the file was read, in words for a person: a wrong guess shows at once. */
  encoding: z.enum(['UTF-8', 'UTF-16', 'Windows-1252 (Latin-1)']),
  separator: z.enum([';', ',', '|', 'tabulation']),
  lines: z.int(),
  to_create: z.int(),
  to_update: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  problems: z.array(importProblem),
  /** The first thousands of the updates; `to_update` is how many there are. */
  changes: z.array(importChange),
})
export const importQuery = z.strictObject({
  dry_run: flag.optional(),
  /** Imports the good lines of a file that has bad ones; without it such a file is refused whole. */
  skip_invalid: flag.optional(),
})

export const groupRow = z.object({ id: z.int().min(0).max(2), name: z.string(), uses: z.int() })
export const packRow = z.object({ key: z.string(), label: z.string(), site: z.int(), uses: z.int() })
export const packBody = z.strictObject({
  key: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'Des lettres sans accent et des chiffres, 40 au plus.'),
  label: line(80),
  site: z.literal([0, 1]).default(1),
})
export const updatePackBody = z.strictObject({ label: line(80) })
export const namedRow = z.object({ id, name: z.string(), uses: z.int() })
export const namedBody = z.strictObject({ name: line(80) })

export type TeamMember = z.infer<typeof teamMember>
export type Invitation = z.infer<typeof invitation>
export type InvitationLookup = z.infer<typeof invitationLookup>
export type AdminUser = z.infer<typeof adminUser>
export type AccessBody = z.infer<typeof accessBody>
export type AdminDrugstore = z.infer<typeof adminDrugstore>
export type ListedDrugstore = z.infer<typeof listedDrugstore>
export type ImportReport = z.infer<typeof importReport>
export type ImportChange = z.infer<typeof importChange>
export type ImportProblem = z.infer<typeof importProblem>
export type UpdateUserBody = z.infer<typeof updateUserBody>
export type CreateDrugstoreBody = z.infer<typeof createDrugstoreBody>
export type UpdateDrugstoreBody = z.infer<typeof updateDrugstoreBody>
export type InvitationBody = z.infer<typeof invitationBody>
export type AccountAnswer = z.infer<typeof accountAnswer>
