import { z } from 'zod'
import { POSITIONS, REGISTRATION_STATUSES, STANDINGS } from '../domain/events.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { storableText } from '../kinds/texts-schema.ts'
import { flag, id, idParam, instant, listOf, pageQuery } from './common.ts'
import { eventAnswersBody, chosenSlots, shownAnswer } from './event-parts.ts'
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
  /** To the organiser's questions. */
  answers: eventAnswersBody.optional(),
  /** One slot of each session. */
  slots: chosenSlots.optional(),
  drugstore_id: contentId.optional(),
})
export type RegistrationBody = z.infer<typeof registrationBody>

/** `status`: cancelled by whoever may withdraw it; confirmed by the head office, where there is room. */
export const registrationPatch = z.strictObject({
  attendees: attendees.optional(),
  comment: comment.nullable().optional(),
  answers: eventAnswersBody.optional(),
  slots: chosenSlots.optional(),
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
  /** Of one's own attendance, once there: the attestation to fetch, and what one thought. */
  is_me: z.boolean(),
  has_certificate: z.boolean(),
  rating: z.int().nullable(),
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
  is_approved: z.boolean(),
  confirm_by: instant.nullable(),
  /** Whoever asks may say that they take the place that freed. */
  can_confirm: z.boolean(),
  answers: z.array(shownAnswer),
  slots: chosenSlots,
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

/** The organiser's answer to a registration. `reason`: told to those who are refused. */
export const approvalBody = z.strictObject({
  approved: z.boolean({ error: 'Répondez par oui ou par non.' }),
  reason: storableText(600).optional(),
})
export type ApprovalBody = z.infer<typeof approvalBody>

/** Who was checked in, as a phone noted it; sent again as often as the network fails. */
export const checkInsBody = z.strictObject({
  marks: z
    .array(
      z.strictObject({
        attendee_id: contentId,
        present: z.boolean({ error: 'Répondez par oui ou par non.' }),
        /** When the phone saw it: the last one wins, whatever arrives last. */
        at: moment,
      }),
    )
    .min(1, 'Rien à enregistrer.')
    .max(1_000, '1000 pointages au plus à la fois.'),
})
export type CheckInsBody = z.infer<typeof checkInsBody>
/** Those who have no place any more are not marked: the phone says so. */
export const checkInsAnswer = z.object({ marked: z.int(), refused: z.array(id) })

export const ratingBody = z.strictObject({
  rating: z
    .int({ error: 'Choisissez une note de 1 à 5.' })
    .min(1, 'Choisissez une note de 1 à 5.')
    .max(5, 'Choisissez une note de 1 à 5.'),
  comment: comment.optional(),
})
export type RatingBody = z.infer<typeof ratingBody>

/** One line per person who comes, for the desk. */
export const deskAttendee = attendee.omit({ is_me: true, has_certificate: true }).extend({
  registration_id: id,
  status,
  standing: z.enum(STANDINGS),
  confirm_by: instant.nullable(),
  answers: z.array(shownAnswer),
  /** Slots chosen, as « Atelier : créneau ». */
  slots: z.array(z.string()),
  rating_comment: z.string(),
  waiting_rank: z.int().nullable(),
  comment: z.string(),
  drugstore: z.object({ id, name: z.string(), city: z.string(), cip_officine: z.string() }),
  registered_at: instant,
})
export type DeskAttendee = z.infer<typeof deskAttendee>
export const deskAttendeesQuery = z.strictObject({
  ...pageQuery,
  q: z.string().max(200, '200 caractères au plus.').optional(),
  status: z.enum(STANDINGS, { error: 'Cet état n’existe pas.' }).optional(),
  position: idParam.optional(),
  present: flag.optional(),
})
export type DeskAttendeesQuery = z.infer<typeof deskAttendeesQuery>
export const deskAttendees = z.object({
  ...listOf(deskAttendee).shape,
  /** Of the whole event, whatever the filters. */
  counts: z.object({
    confirmed: z.int(),
    waiting: z.int(),
    to_approve: z.int(),
    to_confirm: z.int(),
    drugstores: z.int(),
    present: z.int(),
  }),
  /** What those who came thought: how many gave each mark, from 1 to 5. */
  ratings: z.object({ counts: z.array(z.int()), average: z.number().nullable() }),
})
export type DeskAttendees = z.infer<typeof deskAttendees>

/** A word to those who come: all of a filter, or the ones named. */
export const attendeesMailBody = z.strictObject({
  subject: line(200),
  message: storableText(5_000).refine((text) => text.trim() !== '', 'Ce champ est requis.'),
  /** Left out: everybody the filter has. */
  attendee_ids: z.array(contentId).min(1, 'Choisissez au moins une personne.').max(5_000).optional(),
  filter: z
    .strictObject({
      q: z.string().max(200).optional(),
      status: z.enum(STANDINGS).optional(),
      position: contentId.optional(),
      present: z.boolean().optional(),
    })
    .optional(),
})
export type AttendeesMailBody = z.infer<typeof attendeesMailBody>
export const attendeesMailAnswer = z.object({ sent: z.int() })
