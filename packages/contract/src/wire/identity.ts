import { z } from 'zod'
import { ALL_ACCOUNT_TYPES } from '../domain/roles.ts'
import { id, instant } from './common.ts'
import { cip, email, line, newPassword, phone, rpps, siret, typedPassword } from './typed-text.ts'

export const accountType = z.literal([...ALL_ACCOUNT_TYPES], 'Ce type de compte n’existe pas.')
export const rightId = z.literal([1, 2, 3], 'Ce droit n’existe pas.')
const groupName = z.enum(['MPR', 'PRLG', 'MPR_NAT'])

export const zone = z.object({ id, name: z.string() })

/** The drugstore as an account carries it (S3-04). */
export const drugstore = z.object({
  id,
  cip_officine: z.string(),
  group_name: groupName,
  name: z.string(),
  city: z.string(),
})

/** What its own team and the head office see. */
export const drugstoreFull = drugstore.extend({
  siret: z.string(),
  finess: z.string().nullable(),
  address: z.string().nullable(),
  postcode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  packs: z.array(z.string()),
  zone: zone.nullable(),
  is_disabled: z.boolean(),
})

export const account = z.object({ id, type: accountType, drugstore: drugstore.nullable() })

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Saisissez une heure, par exemple 19:00.')

export const notificationPreferences = z.strictObject({
  email_digest: z.enum(['never', 'daily', 'weekly']),
  publications: z.boolean(),
  trainings: z.boolean(),
  /** What the mail takes along, by sort; absent, it follows the bell. Recalls always leave, and at once. */
  mail_publications: z.boolean().optional(),
  mail_trainings: z.boolean().optional(),
  mail_actions: z.boolean().optional(),
  mail_readings: z.boolean().optional(),
  /** In Paris; null for none. What is urgent comes through. */
  quiet_hours: z
    .strictObject({ from: clockTime, to: clockTime })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      error: 'Vos heures calmes doivent se terminer à une autre heure que leur début.',
    })
    .nullable()
    .optional(),
  /** For who manages a team: its week by mail. Absent, they get it. */
  team_digest: z.boolean().optional(),
  /** The page of the week of one's pharmacy by mail, on Monday morning. Absent, they do not get it. */
  weekly_page: z.boolean().optional(),
})

export const user = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  rpps: z.string().nullable(),
  right_id: rightId.nullable(),
  packs: z.array(z.string()),
  zones: z.array(zone),
  pending_email: z.string().nullable(),
  notification_preferences: notificationPreferences,
  created_at: instant,
})

/** S3-06. */
export const session = z.object({ token: z.string(), user, accounts: z.array(account) })

export const loginBody = z.strictObject({
  email: z.string().max(320),
  password: typedPassword,
  admin: z.boolean().optional(),
})

const names = { first_name: line(80), last_name: line(80) }
const passwords = { password: newPassword, password_confirmation: newPassword }
const acceptTerms = z.literal(true, 'Acceptez les conditions d’utilisation pour continuer.')

/** D3-03: the same body checks and registers. */
export const pharmacistBody = z.strictObject({
  ...names,
  email,
  phone,
  rpps,
  ...passwords,
  cip_officine: cip,
  siret,
  accept_terms: acceptTerms,
})

export const canRegister = z.object({
  can_register: z.literal(true),
  drugstore: z.object({ id, name: z.string(), city: z.string() }),
})

/** D3-05: with an invitation one joins a team; without, the body has an e-mail and makes a guest. */
export const registerBody = z.strictObject({
  invitation: z.string().min(1).max(200).optional(),
  email: email.optional(),
  ...names,
  ...passwords,
  accept_terms: acceptTerms,
})
export const conseillerBody = registerBody.omit({ email: true }).required({ invitation: true })

export const passwordEmailBody = z.strictObject({ email: z.string().min(1, 'Ce champ est requis.').max(320) })
export const passwordResetBody = z.strictObject({
  token: z.string().min(1).max(200),
  email: z.string().min(1).max(320),
  ...passwords,
})

export const openSession = z.object({
  id,
  created_at: instant,
  last_used_at: instant,
  device: z.string(),
  is_current: z.boolean(),
})

export type Zone = z.infer<typeof zone>
export type DrugstoreFull = z.infer<typeof drugstoreFull>
export type Account = z.infer<typeof account>
export type User = z.infer<typeof user>
export type LoginResponse = z.infer<typeof session>
export type PharmacistBody = z.infer<typeof pharmacistBody>
export type CanRegister = z.infer<typeof canRegister>
export type RegisterBody = z.infer<typeof registerBody>
export type OpenSession = z.infer<typeof openSession>
export type NotificationPreferences = z.infer<typeof notificationPreferences>
