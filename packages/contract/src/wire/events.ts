import { z } from 'zod'
import {
  EVENT_KINDS,
  EVENT_STATUSES,
  REGISTRATION_STATES,
  REGISTRATION_STATUSES,
  type EventKind,
} from '../domain/events.ts'
import { isVisible } from '../domain/visible-text.ts'
import { contentId } from '../kinds/content-id-schema.ts'
import { moment } from '../kinds/days-schema.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { targetSchema } from '../kinds/values-schema.ts'
import { flag, id, idParam, instant, pageMeta, pageQuery } from './common.ts'
import {
  advantages,
  eventQuestion,
  eventQuestions,
  eventSessions,
  shownSession,
  sponsor,
} from './event-parts.ts'
import { fileRef } from './files.ts'
import { linkInput } from './highlights.ts'

const UNKNOWN_KIND = 'Choisissez un type de la liste : salon, webinaire, formation ou reunion.'
const kind = z.enum(EVENT_KINDS, { error: UNKNOWN_KIND })
const places = (max: number) =>
  z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(1, 'Saisissez au moins 1.')
    .max(max, `Saisissez au plus ${max}.`)
    .nullable()

/** D8-01. */
export const eventBody = z.strictObject({
  title: oneLine(200).refine(isVisible, 'Ce champ est requis.'),
  kind,
  excerpt: storableText(600).optional(),
  body: storableText(400_000).optional(),
  cover_id: contentId.nullable().optional(),
  /** Where one goes: the name of the place, its street, its town. */
  place: oneLine(200).nullable().optional(),
  address: oneLine(300).nullable().optional(),
  city: oneLine(120).nullable().optional(),
  /** Where one connects. */
  link: linkInput.nullable().optional(),
  starts_at: moment,
  ends_at: moment,
  /** Left out: until it begins. */
  registration_deadline: moment.nullable().optional(),
  /** Left out: as many as come. */
  capacity: places(100_000).optional(),
  max_per_drugstore: places(1_000).optional(),
  target: targetSchema.optional(),
  status: z.enum(EVENT_STATUSES, { error: 'Ce statut n’existe pas.' }).optional(),
  /** What those registered are told when it is cancelled. */
  cancel_reason: storableText(600).optional(),
  /** Each registration waits for the organiser's yes. */
  needs_approval: z.boolean().optional(),
  questions: eventQuestions.optional(),
  sessions: eventSessions.optional(),
  /** The laboratory's training this is a session of. */
  training_id: contentId.nullable().optional(),
  /** The laboratory that pays, what for, and its agreement with those who come. */
  laboratory_id: contentId.nullable().optional(),
  advantages: advantages.optional(),
  convention_number: oneLine(80).optional(),
  /** False: published without a word to its audience. */
  announce: z.boolean().optional(),
})
export type EventBody = z.infer<typeof eventBody>
export const eventPatch = eventBody.partial().extend({ version: contentId.optional() })
export type EventPatch = z.infer<typeof eventPatch>

/** A registration of one's own pharmacy, as an event shows it. */
export const ownRegistration = z.object({
  id,
  status: z.enum(REGISTRATION_STATUSES),
  /** Whoever asks comes by it, or made it; else it is a colleague's. */
  is_mine: z.boolean(),
  /** Place on the waiting list, from 1. */
  waiting_rank: z.int().nullable(),
  attendees: z.array(z.object({ first_name: z.string(), last_name: z.string() })),
  /** False while the organiser has not said yes. */
  is_approved: z.boolean(),
  /** A place that freed is theirs if they say so before then. */
  confirm_by: instant.nullable(),
})

const card = {
  id,
  title: z.string(),
  kind,
  excerpt: z.string(),
  cover: fileRef.nullable(),
  place: z.string().nullable(),
  city: z.string().nullable(),
  is_online: z.boolean(),
  starts_at: instant,
  ends_at: instant,
  registration_deadline: instant.nullable(),
  capacity: z.int().nullable(),
  max_per_drugstore: z.int().nullable(),
  status: z.enum(EVENT_STATUSES),
  /** People, not registrations. */
  confirmed_count: z.int(),
  waiting_count: z.int(),
  /** Null where there is no limit. */
  places_left: z.int().nullable(),
  registration_state: z.enum(REGISTRATION_STATES),
  /** The laboratory's training this is a session of, where the reader sees it. */
  training: z.object({ id, title: z.string(), url: z.string() }).nullable(),
}

export const eventCard = z.object({ ...card, my_registrations: z.array(ownRegistration) })
export type EventCard = z.infer<typeof eventCard>

export const eventDetail = eventCard.extend({
  body: z.string(),
  address: z.string().nullable(),
  /** For those who come and whoever registered them, from `link_opens_at` on, and the head office. */
  link: z.string().nullable(),
  link_opens_at: instant.nullable(),
  cancel_reason: z.string(),
  can_register: z.boolean(),
  version: z.int(),
  updated_at: instant,
  needs_approval: z.boolean(),
  questions: z.array(eventQuestion),
  sessions: z.array(shownSession),
  sponsor: sponsor.nullable(),
  /** The other dates of its series. */
  series: z.array(z.object({ id, starts_at: instant, ends_at: instant, places_left: z.int().nullable() })),
  /** For those who write events. */
  advantages: advantages.optional(),
  convention_number: z.string().optional(),
  laboratory_id: id.nullable().optional(),
  cover_id: id.nullable().optional(),
  target: targetSchema.optional(),
})
export type EventDetail = z.infer<typeof eventDetail>

const facet = z.object({ value: z.string(), label: z.string(), count: z.int() })
export const eventList = z.object({
  data: z.array(eventCard),
  meta: pageMeta.extend({ facets: z.object({ kind: z.array(facet) }) }),
})
export type EventList = z.infer<typeof eventList>

const BAD_DATE = 'Cette date n’est pas valable (attendu : 2026-11-30 ou 2026-11-30T09:00:00Z).'
/** A day in Paris, or an instant. */
const edge = z.union([z.iso.date(), moment], { error: BAD_DATE })

const filters = {
  ...pageQuery,
  from: edge.optional(),
  to: edge.optional(),
  /** One, or several separated by commas. */
  kind: z
    .string()
    .max(200)
    .transform((value) => [...new Set(value.split(','))])
    .refine((kinds) => kinds.every((each) => kind.safeParse(each).success), UNKNOWN_KIND)
    .transform((kinds) => kinds as EventKind[])
    .optional(),
  q: z.string().max(200, '200 caractères au plus.').optional(),
  mine: flag.optional(),
  /** The sessions of one training. */
  training_id: idParam.optional(),
  sort: z.enum(['starts_at', '-starts_at'], { error: 'Ce tri n’existe pas.' }).default('starts_at'),
}
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)
const OUT_OF_ORDER = { path: ['to'], message: 'La date de fin doit suivre la date de début.' }

/** D8-04. */
export const eventsQuery = z.strictObject(filters).refine(inOrder, OUT_OF_ORDER)
export type EventsQuery = z.infer<typeof eventsQuery>
export const adminEventsQuery = z
  .strictObject({
    ...filters,
    status: z.enum(EVENT_STATUSES, { error: 'Ce statut n’existe pas.' }).optional(),
  })
  .refine(inOrder, OUT_OF_ORDER)
export type AdminEventsQuery = z.infer<typeof adminEventsQuery>

export const REPEAT_EVERY = ['week', 'fortnight', 'month'] as const
/** The same event at other dates: so many more, each at the same hour in Paris. */
export const repeatBody = z.strictObject({
  every: z.enum(REPEAT_EVERY, { error: 'Choisissez un rythme : semaine, quinzaine ou mois.' }),
  times: z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(1, 'Saisissez au moins 1.')
    .max(26, 'Saisissez au plus 26.'),
})
export type RepeatBody = z.infer<typeof repeatBody>
export const repeated = z.object({ ids: z.array(id) })

export const calendarLink = z.object({ url: z.string() })
export type CalendarLink = z.infer<typeof calendarLink>
export const calendarParams = z.object({ secret: z.string().max(100) })
export const calendarFeedQuery = z.strictObject({ mine: flag.optional() })
