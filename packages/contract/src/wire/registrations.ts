import { z } from 'zod'
import { POSITIONS, REGISTRATION_STATUSES } from '../domain/events.ts'
import { contentId, storableText } from '../kinds/field-schema.ts'
import { flag, id, idParam, instant, listOf, pageQuery } from './common.ts'
import { email, line } from './typed-text.ts'

const MOST_TOGETHER = 50
const status = z.enum(REGISTRATION_STATUSES, { error: 'Cet état n’existe pas.' })

export const attendeeBody = z.strictObject({
  first_name: line(80),
  last_name: line(80),
  email,
  position_id: z
    .int({ error: 'Choisissez une fonction pour chaque participant.' })
    .refine((value) => POSITIONS.some((position) => position.id === value), 'Cette fonction n’existe pas.'),
})
export type AttendeeBody = z.infer<typeof attendeeBody>

const attendees = z
  .array(attendeeBody, { error: 'Dites qui participe.' })
  .min(1, 'Choisissez au moins une personne.')
  .max(MOST_TOGETHER, `${MOST_TOGETHER} personnes au plus à la fois.`)
const comment = storableText(1_000)

/** D8-02. `drugstore_id`: for the head office, which registers a pharmacy that phoned. */
export const registrationBody = z.strictObject({
  event_id: contentId,
  attendees,
  comment: comment.nullable().optional(),
  drugstore_id: contentId.optional(),
})
export type RegistrationBody = z.infer<typeof registrationBody>

/** `status`: cancelled by whoever may withdraw it; confirmed by the head office, where there is room. */
export const registrationPatch = z.strictObject({
  attendees: attendees.optional(),
  comment: comment.nullable().optional(),
  status: z.enum(['confirmed', 'cancelled'], { error: 'Cet état n’existe pas.' }).optional(),
})
export type RegistrationPatch = z.infer<typeof registrationPatch>

export const attendee = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  position_id: z.int(),
  position: z.string(),
  checked_in_at: instant.nullable(),
})
export type Attendee = z.infer<typeof attendee>

export const registration = z.object({
  id,
  event_id: id,
  event: z.object({ id, title: z.string(), starts_at: instant, ends_at: instant }),
  drugstore_id: id,
  drugstore: z.object({ id, name: z.string(), city: z.string(), cip_officine: z.string() }),
  status,
  waiting_rank: z.int().nullable(),
  attendees: z.array(attendee),
  comment: z.string(),
  /** Whoever asks may change or withdraw it now. */
  can_change: z.boolean(),
  created_by: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Registration = z.infer<typeof registration>
export const registrationList = listOf(registration)
export type RegistrationList = z.infer<typeof registrationList>

/** D8-04. */
export const registrationsQuery = z.strictObject({
  ...pageQuery,
  event_id: idParam.optional(),
  status: status.optional(),
  mine: flag.optional(),
})
export type RegistrationsQuery = z.infer<typeof registrationsQuery>

export const positionsList = z.array(z.object({ id: z.int(), label: z.string() }))

export const checkInParams = z.object({ id: idParam, attendeeId: idParam })
export const checkInBody = z.strictObject({ present: z.boolean({ error: 'Répondez par oui ou par non.' }) })

/** One line per person who comes, for the desk. */
export const deskAttendee = attendee.extend({
  registration_id: id,
  status,
  waiting_rank: z.int().nullable(),
  comment: z.string(),
  drugstore: z.object({ id, name: z.string(), city: z.string(), cip_officine: z.string() }),
  registered_at: instant,
})
export type DeskAttendee = z.infer<typeof deskAttendee>
export const deskAttendeesQuery = z.strictObject({
  ...pageQuery,
  q: z.string().max(200, '200 caractères au plus.').optional(),
  status: status.optional(),
  position: idParam.optional(),
  present: flag.optional(),
})
export type DeskAttendeesQuery = z.infer<typeof deskAttendeesQuery>
export const deskAttendees = z.object({
  ...listOf(deskAttendee).shape,
  /** Of the whole event, whatever the filters. */
  counts: z.object({ confirmed: z.int(), waiting: z.int(), drugstores: z.int(), present: z.int() }),
})
export type DeskAttendees = z.infer<typeof deskAttendees>
