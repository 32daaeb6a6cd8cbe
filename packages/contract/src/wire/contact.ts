import { z } from 'zod'
import { ATTACHMENTS_MAX, CONTACT_STATUSES, MESSAGE_MAX, SUBJECT_MAX } from '../domain/contact.ts'
import { isVisible } from '../domain/visible-text.ts'
import { oneLine, storableText } from '../kinds/texts-schema.ts'
import { id, idParam, instant, listOf, pageMeta, pageQuery } from './common.ts'
import { fileRef } from './files.ts'
import { email, line, phone } from './typed-text.ts'

/** What somebody writes, on several lines; never blank. */
const written = (max: number) =>
  storableText(max)
    .trim()
    .min(1, 'Écrivez votre message.')
    .refine((text) => text === '' || isVisible(text), 'Écrivez votre message.')

const attachments = z
  .array(id, { error: 'Donnez les numéros des fichiers envoyés.' })
  .max(ATTACHMENTS_MAX, `${ATTACHMENTS_MAX} fichiers au plus.`)
  .default([])

/** Made by the form that is sent: the same one twice, by a double click or after a cut, is one message. */
const sendKey = oneLine(40)
  .regex(/^[\w-]{8,40}$/, 'Cette clé n’est pas valable.')
  .optional()

/** A page of this site. */
const ownPath = oneLine(300).regex(/^\/(?![/\\])/, 'Cette adresse n’est pas une page de Kiosque.')

const named = z.object({ id, name: z.string() })

export const contactTopic = z.object({
  id,
  key: z.string(),
  label: z.string(),
  description: z.string(),
  /** Hours of working days before which an answer is promised. */
  delay_hours: z.int(),
  desk: z.object({ id, name: z.string(), phone: z.string().nullable() }),
})
export type ContactTopic = z.infer<typeof contactTopic>
export const contactTopics = listOf(contactTopic)

/** Whom one may call: the desks, and who follows the zone of one's pharmacy. */
export const contactInterlocutors = z.object({
  data: z.array(z.object({ name: z.string(), role: z.string(), phone: z.string().nullable() })),
})
export type ContactInterlocutors = z.infer<typeof contactInterlocutors>

/** S7-70, D9-02. A topic is named by its id or by its key. */
export const contactBody = z.strictObject({
  subject: line(SUBJECT_MAX),
  topic: z.union([id, oneLine(80).min(1, 'Choisissez un sujet.')], { error: 'Choisissez un sujet.' }),
  message: written(MESSAGE_MAX),
  attachments,
  /** The page the question came from. */
  origin: ownPath.nullable().optional(),
  key: sendKey,
})
export type ContactBody = z.infer<typeof contactBody>

export const contactReplyBody = z.strictObject({ message: written(MESSAGE_MAX), attachments, key: sendKey })
export type ContactReplyBody = z.infer<typeof contactReplyBody>

export const contactRatingBody = z.strictObject({
  rating: z.int({ error: 'Choisissez une note de 1 à 5.' }).min(1, 'De 1 à 5.').max(5, 'De 1 à 5.'),
  comment: storableText(1_000).trim().default(''),
})

/** One of my requests, as its list shows it. */
export const contactThread = z.object({
  id,
  number: z.string(),
  subject: z.string(),
  topic: z.object({ id, key: z.string(), label: z.string() }),
  status: z.enum(CONTACT_STATUSES),
  created_at: instant,
  last_at: instant,
  /** Until when an answer is promised; null when none is waited for. */
  due_at: instant.nullable(),
  /** An answer its author has not opened yet. */
  is_unread: z.boolean(),
  rating: z.int().nullable(),
})
export type ContactThread = z.infer<typeof contactThread>
export const contactThreads = listOf(contactThread)
export const contactThreadsQuery = z.strictObject(pageQuery)

const entry = {
  id,
  /** Null once the person is erased. */
  author: z.string().nullable(),
  body: z.string(),
  at: instant,
  attachments: z.array(fileRef),
}

export const contactThreadDetail = contactThread.extend({
  /** What was written first. */
  message: z.string(),
  attachments: z.array(fileRef),
  desk: z.string(),
  entries: z.array(z.object({ ...entry, kind: z.enum(['message', 'answer']) })),
  closed_at: instant.nullable(),
  can_rate: z.boolean(),
  /** Joined to another request: that one goes on. */
  merged_into: id.nullable(),
})
export type ContactThreadDetail = z.infer<typeof contactThreadDetail>

/** A request as the head office's inbox shows it. */
export const contactMessage = z.object({
  id,
  number: z.string(),
  subject: z.string(),
  /** What was written first. */
  message: z.string(),
  /** The beginning of what was said last between the two. */
  extract: z.string(),
  status: z.enum(CONTACT_STATUSES),
  topic: z.object({ id, label: z.string() }),
  desk: named,
  author: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  account_type: z.int().nullable(),
  drugstore: z.object({ id, name: z.string(), city: z.string() }).nullable(),
  assignee: named.nullable(),
  created_at: instant,
  last_at: instant,
  due_at: instant.nullable(),
  /** It waits for the head office. */
  is_waiting: z.boolean(),
  is_late: z.boolean(),
  rating: z.int().nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const CONTACT_STATES = ['open', 'waiting', 'late', 'answered', 'closed', 'all'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

export const contactMessagesQuery = z.strictObject({
  ...pageQuery,
  q: storableText(200).optional(),
  state: z.enum(CONTACT_STATES, { error: 'Ce filtre n’est pas valable.' }).optional(),
  status: z.enum(CONTACT_STATUSES, { error: 'Ce filtre n’est pas valable.' }).optional(),
  topic_id: idParam.optional(),
  desk_id: idParam.optional(),
  drugstore_id: idParam.optional(),
  /** `me`, `none` or somebody's id. */
  assignee: z
    .union([z.literal(['me', 'none']), idParam], { error: 'Ce filtre n’est pas valable.' })
    .optional(),
  sort: z.enum(['due', '-last_at', 'last_at'], { error: 'Ce tri n’est pas valable.' }).default('due'),
})
export type ContactMessagesQuery = z.infer<typeof contactMessagesQuery>

export const contactMessages = z.object({
  data: z.array(contactMessage),
  meta: pageMeta.extend({
    /** How many in each state, whatever the state asked for. */
    counts: z.object({ open: z.int(), waiting: z.int(), late: z.int(), answered: z.int(), closed: z.int() }),
  }),
})
export type ContactMessages = z.infer<typeof contactMessages>

/** The badge of the menu, and how the desks answer. */
export const contactSummary = z.object({
  open: z.int(),
  waiting: z.int(),
  late: z.int(),
  /** Of those waiting, mine. */
  mine: z.int(),
  /** Over 28 days: requests received, mean hours before the first answer, mean rating of five and how many gave one. */
  received: z.int(),
  first_answer_hours: z.number().nullable(),
  rating: z.number().nullable(),
  ratings: z.int(),
})
export type ContactSummary = z.infer<typeof contactSummary>

export const contactMessageDetail = contactMessage.extend({
  entries: z.array(z.object({ ...entry, kind: z.enum(['message', 'answer', 'note']), is_mine: z.boolean() })),
  /** The last thing written, notes included: an answer that does not know of it is refused as stale. */
  last_entry_id: id,
  origin: z.string().nullable(),
  rating_comment: z.string(),
  closed_at: instant.nullable(),
  merged_into: id.nullable(),
  place: z
    .object({
      cip_officine: z.string(),
      group: z.string(),
      zone: z.string().nullable(),
      packs: z.array(z.string()),
      /** Who follows its zone. */
      advisers: z.array(z.string()),
    })
    .nullable(),
  /** Others of the same person or pharmacy, the latest first. */
  others: z.array(
    z.object({
      id,
      number: z.string(),
      subject: z.string(),
      status: z.enum(CONTACT_STATUSES),
      last_at: instant,
      /** Of the same person: the two may become one. */
      can_merge: z.boolean(),
    }),
  ),
})
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>

export const contactMessagePatch = z.strictObject({
  assignee_id: id.nullable().optional(),
  topic_id: id.optional(),
  status: z.enum(['in_progress', 'closed'], { error: 'Cet état n’est pas valable.' }).optional(),
})
export type ContactMessagePatch = z.infer<typeof contactMessagePatch>

export const contactAnswerBody = contactReplyBody.extend({
  close: z.boolean().default(false),
  /** The last thing its author had read. */
  last_entry_id: id.optional(),
})
export type ContactAnswerBody = z.infer<typeof contactAnswerBody>
export const contactNoteBody = z.strictObject({ message: written(MESSAGE_MAX) })
export const contactMergeBody = z.strictObject({ into_id: id })
export const contactAssignees = z.object({ data: z.array(named) })

/** Topics, desks and canned answers, as the back office keeps them. */
const label = (max: number) => oneLine(max).refine(isVisible, 'Ce champ est requis.')
const position = z.int({ error: 'Saisissez un nombre entier.' }).min(0).max(100_000).optional()
const managed = { uses: z.int(), created_at: instant, updated_at: instant }

export const contactDeskBody = z.strictObject({
  name: label(120),
  lead: oneLine(120).optional(),
  email: email.nullable().optional(),
  phone: phone.nullable().optional(),
  position,
})
export const adminContactDesk = z.object({
  id,
  name: z.string(),
  lead: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  position: z.int(),
  ...managed,
})
export const contactTopicBody = z.strictObject({
  label: label(80),
  description: oneLine(200).optional(),
  desk_id: id,
  delay_hours: z
    .int({ error: 'Saisissez un nombre entier.' })
    .min(1, 'Une heure au moins.')
    .max(240, 'Dix jours au plus.'),
  is_active: z.boolean().optional(),
  position,
})
export const adminContactTopic = z.object({
  id,
  key: z.string(),
  label: z.string(),
  description: z.string(),
  desk_id: id,
  delay_hours: z.int(),
  is_active: z.boolean(),
  position: z.int(),
  ...managed,
})
export const contactCannedBody = z.strictObject({
  title: label(120),
  body: written(MESSAGE_MAX),
  position,
})
export const adminContactCanned = z.object({
  id,
  title: z.string(),
  body: z.string(),
  position: z.int(),
  ...managed,
})
export type AdminContactTopic = z.infer<typeof adminContactTopic>
export type AdminContactDesk = z.infer<typeof adminContactDesk>
export type AdminContactCanned = z.infer<typeof adminContactCanned>
